import { loadWeChatSdk } from '@share/wx-share';
import { watchShareCard } from '../document-head/watchShareCard';

/**
 * Hands the share card to the mini program around the page. It receives messages only when the visitor shares or leaves, and uses
 * the last one: so the card is posted at once, and again when it changes.
 */
export const enterMiniProgram = async (document: Document): Promise<void> => {
  const { miniProgram } = await loadWeChatSdk();
  watchShareCard(document, (card) => miniProgram.postMessage({ data: card }));
};
