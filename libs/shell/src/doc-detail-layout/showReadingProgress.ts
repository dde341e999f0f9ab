/** Shows how much of the item has been read, in the line over the page. @param percent 0 to 100 */
export const showReadingProgress = (percent: number): void => {
  const line = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (line) line.style.transform = `scaleX(${percent / 100})`;
};
