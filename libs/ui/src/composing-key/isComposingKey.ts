import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'shiftKey' | 'nativeEvent'>;

/**
 * Whether a key belongs to an input method that is putting a word together: Enter then takes the word, and Escape gives it up. Safari
 * ends the composition before it reports that key, and calls it 229.
 */
export const isComposingKey = ({ nativeEvent, keyCode }: Key): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** Whether a press in a field of several lines sends its text: Enter alone, except while a word is put together. */
export const isSendKey = (event: Key): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposingKey(event);

/** For fields of a single line, whose form Enter submits: the Enter that takes a word submits nothing. */
export const keepComposing = (event: Key & Pick<KeyboardEvent, 'preventDefault'>): void => {
  if (event.key === 'Enter' && isComposingKey(event)) event.preventDefault();
};
