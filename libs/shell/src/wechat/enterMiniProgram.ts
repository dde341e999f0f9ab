import { loadWeChatSdk } from '@share/wx-share';
import { watchShareCard } from '../document-head/watchShareCard';

/**
 * Hands the share card to the mini program around the page. It gets messages only when the reader shares or leaves, and takes the last
 * one: so the card is posted early, and again when it changes.
 */
export const enterMiniProgram = async (document: Document): Promise<void> => {
  const { miniProgram } = await loadWeChatSdk();
  watchShareCard(document, (card) => miniProgram.postMessage({ data: card }));
};
