import { act } from '@testing-library/react';

interface ShownDocument {
  address: string;
  title: string;
  /** Markup of its head. */
  head?: string;
}

const setDocument = (iframe: HTMLIFrameElement, contentDocument: unknown) => {
  Object.defineProperty(iframe, 'contentDocument', { configurable: true, value: contentDocument });
  act(() => void iframe.dispatchEvent(new Event('load')));
};

/** Loads a page into an iframe, as far as the desktop page can tell: the test environment loads none. */
export const showInIframe = (iframe: HTMLIFrameElement, { address, title, head = '' }: ShownDocument) => {
  const framed = document.implementation.createHTMLDocument(title);
  framed.head.insertAdjacentHTML('beforeend', head);
  const shown = {
    location: { href: address },
    readyState: 'complete',
    head: framed.head,
    get title() {
      return framed.title;
    },
  };
  setDocument(iframe, shown);
  /** Moves on without loading. */
  return (next: { address: string; title: string }) => {
    shown.location.href = next.address;
    framed.title = next.title;
  };
};

/** Loads a page of another site into an iframe. */
export const showAnotherSite = (iframe: HTMLIFrameElement) => setDocument(iframe, null);
