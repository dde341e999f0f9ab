/** A time at the beginning of a line: `02:10`, `1:02:10`, also in brackets of either width. */
const leadingTime = /^\s*[[【(（]?\s*((?:\d{1,2}:)?\d{1,2}:\d{2})(?!\d)/;

/** Seconds from the beginning. */
const toSeconds = (clock: string): number =>
  clock.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** The first text of each line, wherever the markup has put it. */
const firstTexts = (body: HTMLElement): Text[] => {
  const lines = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (lines.nextNode()) {
    const text = lines.currentNode as Text;
    const before = text.previousSibling;
    if (!before || before.nodeName === 'BR') texts.push(text);
  }
  return texts;
};

/**
 * Turns the times at the beginning of lines in the notes of a recording into buttons that seek. The notes are server markup that
 * no React root owns.
 * @param onSeek gets seconds
 * @returns turns the buttons into text again
 */
export const addSeekButtons = (body: HTMLElement, onSeek: (seconds: number) => void): (() => void) => {
  const undo: (() => void)[] = [];
  for (const text of firstTexts(body)) {
    const clock = leadingTime.exec(text.data)?.[1];
    if (!clock) continue;
    const time = text.splitText(text.data.indexOf(clock));
    const rest = time.splitText(clock.length);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = clock;
    button.setAttribute('aria-label', `从 ${clock} 播放`);
    button.addEventListener('click', () => onSeek(toSeconds(clock)));
    time.replaceWith(button);
    undo.push(() => {
      button.replaceWith(clock);
      rest.parentNode?.normalize();
    });
  }
  return () => {
    for (const step of undo) step();
  };
};
