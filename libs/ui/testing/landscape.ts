const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<rect width="600" height="400" fill="#e3b98f"/><circle cx="430" cy="120" r="44" fill="#fbe6c4"/>
<path d="M0 190l90-40 110 50 120-70 130 60 150-50v260H0z" fill="#7d9a97"/>
<path d="M0 240h600v160H0z" fill="#a9c4bf"/><path d="M60 290h150M260 320h190M120 355h120M400 275h140" stroke="#e7efe9" stroke-width="4"/>
<path d="M40 400c10-60 4-90-6-130M70 400c0-50 10-90 24-120M100 400c0-40 14-70 30-90" stroke="#2e4f4a" stroke-width="6" fill="none"/></svg>`;

/** A picture for stories that needs no network: a landscape of 600 × 400. */
export const landscape = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
