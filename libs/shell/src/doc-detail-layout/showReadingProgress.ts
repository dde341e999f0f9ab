/** Shows how much of the item has been read, in the bar over the page. @param percent 0 to 100 */
export const showReadingProgress = (percent: number): void => {
  const bar = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (bar) bar.style.transform = `scaleX(${percent / 100})`;
};
