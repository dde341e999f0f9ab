const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<rect width="600" height="400" fill="#c9d8d6"/><circle cx="150" cy="110" r="36" fill="#f4ead2"/>
<path d="M0 220q150-60 300-20t300-30v230H0z" fill="#8fa9a4"/><path d="M0 270h600v130H0z" fill="#b7cdc8"/>
<path d="M300 300c-6-60 20-70 16-120 24 20 20 60 8 70 60-10 90 20 70 50z" fill="#fbfaf6"/></svg>`;

/** A picture of 600 × 400 for stories, which needs no network. */
export const scene = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
