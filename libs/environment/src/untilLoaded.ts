/** Resolves `ms` milliseconds after the page has loaded. */
export const untilLoaded = async (window: Window, ms: number): Promise<void> => {
  if (window.document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => window.setTimeout(resolve, ms));
};
