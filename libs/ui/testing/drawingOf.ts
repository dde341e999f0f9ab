/** A picture of any size for stories that needs no network: a white ground with a head in its upper third and a line every 100 px. */
export const drawingOf = (width: number, height: number): string => {
  const radius = Math.min(width, height) * 0.12;
  const lines = Array.from({ length: Math.floor(height / 100) }, (_, index) => `M0 ${index * 100}h${width}`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="#fff"/><path d="${lines.join('')}" stroke="#dcdcde" stroke-width="2"/>
<circle cx="${width / 2}" cy="${height * 0.3}" r="${radius}" fill="#7d9a97"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};
