const createFrame = (link: HTMLAnchorElement): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  // No way to the page around it: the host is another one, and may neither leave for another page nor open a window.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.allow = 'encrypted-media';
  frame.allowFullscreen = true;
  frame.title = link.textContent ?? '';
  frame.src = link.href;
  return frame;
};

/** Shows the players of a text (`a[data-embed]`) in their place when they are tapped; without scripts they are links. */
export const openEmbeds = (body: Element): void => {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[data-embed]')) {
    link.setAttribute('role', 'button');
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const frame = createFrame(link);
      link.replaceWith(frame);
      frame.focus();
    });
  }
};
