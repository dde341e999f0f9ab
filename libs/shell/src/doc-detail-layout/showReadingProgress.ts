/** Shows how far the visitor has come on the way to the end of the text, in the bar over the page. @param percent 0 to 100 */
export const showReadingProgress = (percent: number): void => {
  const bar = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (bar) bar.style.transform = `scaleX(${percent / 100})`;
};
