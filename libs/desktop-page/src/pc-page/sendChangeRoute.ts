/**
 * Tells the desktop page around this one that its item has a page for desktops (spec §2, R73). Only a page of this site gets the message. A page
 * that stands alone needs no further code.
 * @param pcLink absent: there is none, and nothing is sent
 */
export const sendChangeRoute = async (window: Window, pcLink: string | undefined): Promise<void> => {
  if (window.parent === window || pcLink === undefined) return;
  const { answerDesktopPage } = await import('./answerDesktopPage');
  answerDesktopPage(window, pcLink);
};
