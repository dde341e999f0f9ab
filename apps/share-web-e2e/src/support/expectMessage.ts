import type { BrowserContext, Page } from '@playwright/test';

interface MessageWindow {
  /** Texts of messages that no test has expected yet, in order. */
  messages?: string[];
}

/** Runs in a page. */
const remember = () => {
  if ((window as MessageWindow).messages) return;
  const messages: string[] = [];
  const texts = new WeakMap<Element, string>();
  Object.assign(window, { messages } satisfies MessageWindow);
  new MutationObserver(() => {
    for (const region of document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')) {
      // Its texts that are hidden are not messages yet.
      const text = region.innerText;
      if (text && text !== texts.get(region)) messages.push(text);
      texts.set(region, text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
};

/**
 * Makes every page of the context remember its short messages. Each goes away after 2.4 s: on a busy machine it may be gone before a test
 * that has caused it looks. Not by a script that runs in every frame: frames without scripts would report it.
 */
export const rememberMessages = (context: BrowserContext): void => {
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      // A page that goes on to another one has no message to remember.
      if (frame === page.mainFrame()) frame.evaluate(remember).catch(() => undefined);
    }),
  );
};

/** A short message is shown, or was and no test has expected it yet. In a context that does not remember messages it has to be shown. */
export const expectMessage = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    (expected) => {
      const { messages = [] } = window as MessageWindow;
      const index = messages.findIndex((message) => message.includes(expected));
      if (index >= 0) return messages.splice(0, index + 1).length > 0;
      return [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')].some(
        ({ innerText }) => innerText.includes(expected),
      );
    },
    text,
    { polling: 'raf', timeout: 30_000 },
  );
};
