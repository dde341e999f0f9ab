/** The index of the case (−1 for the page around the cases) and what was found. */
export type Finding = readonly [index: number, detail: string];

/** The findings in one document; executions are reported through the `reportExecution` binding. */
export interface Findings {
  /** Elements and attributes that are not in the list of expected markup. */
  forbidden: Finding[];
  /** Markup that swallowed or left its container, or changed the page around it. */
  breakouts: Finding[];
  /** Markup that the browser parses into other elements than written, or that changes when serialised again. */
  mutated: Finding[];
}

export interface Expected {
  elements: string;
  attributes: string;
  href: string;
  src: string;
  id: string;
  style: string;
}

/** Runs in every frame before its own scripts and replaces the functions that attacks call. */
export const watchCalls = (): void => {
  const page = globalThis as unknown as Record<string, unknown>;
  const report = page['reportExecution'] as (name: string) => void;
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'canary']) {
    page[name] = () => void report(name);
  }
  // Inside an event handler `open` resolves to `document.open`.
  document.open = (): never => (page['open'] as () => never)();
  const preventNavigation = (event: Event): void => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href],area[href],form[action]') : null;
    const address = link?.getAttribute('href') ?? link?.getAttribute('action') ?? '';
    const isPlain =
      URL.canParse(address, origin) && /^(?:https?|tel|mailto):$/.test(new URL(address, origin).protocol);
    if (isPlain) event.preventDefault();
  };
  addEventListener('click', preventNavigation, true);
  addEventListener('submit', preventNavigation, true);
};

/**
 * Inspects the server-rendered cases, and inserts each markup into the page three more times: by `innerHTML`, and after one and
 * two further round trips of serialising and parsing.
 */
export const inspectCases = ({ markup, expected }: { markup: string[]; expected: Expected }): Findings => {
  const findings: Findings = { forbidden: [], breakouts: [], mutated: [] };
  const elements = new Set(expected.elements.split(' '));
  const attributes = new Set(expected.attributes.split(' '));
  const patterns: Record<string, RegExp> = {
    href: new RegExp(expected.href),
    src: new RegExp(expected.src),
    poster: new RegExp(expected.src),
    id: new RegExp(expected.id),
    style: new RegExp(expected.style),
  };

  const inspect = (root: Element, index: number): void => {
    for (const element of root.querySelectorAll('*')) {
      const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
      if (!isHtml || !elements.has(element.localName)) findings.forbidden.push([index, element.localName]);
      for (const { name, value } of element.attributes) {
        const isExpected = attributes.has(name) && (patterns[name]?.test(value) ?? true);
        if (!isExpected) findings.forbidden.push([index, `${name}=${value}`]);
      }
    }
    if (root.querySelector('a a')) findings.forbidden.push([index, 'link in a link']);
    const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
    if (comments.nextNode()) findings.forbidden.push([index, 'comment']);
  };

  /** The sequence of tags, without attributes. */
  const shape = (text: string): string =>
    [...text.matchAll(/<(\/?[a-z][a-z0-9]*)(?: [^\s"=>]+="[^"]*")*>/g)].map(([, tag]) => tag).join(' ');

  const hosts = [...document.body.children];
  const isPageWhole =
    hosts.length === markup.length + 1 &&
    hosts.at(-1)?.matches('footer[data-page-end]') &&
    document.documentElement.attributes.length === 1 &&
    document.body.attributes.length === 0 &&
    document.head.children.length === 2;
  if (!isPageWhole) findings.breakouts.push([-1, 'page']);

  markup.forEach((text, index) => {
    const served = hosts[index];
    const isServedWhole =
      served?.matches(`main[data-case="${index}"]`) &&
      served.childNodes.length === 2 &&
      served.firstElementChild?.matches('[data-box]') &&
      served.lastElementChild?.matches('[data-end]');
    if (!isServedWhole) findings.breakouts.push([index, 'in the document']);

    const host = document.body.appendChild(document.createElement('section'));
    const boxes = [text, '', ''].map(() => host.appendChild(document.createElement('div')));
    let written = text;
    for (const box of boxes) {
      box.innerHTML = written;
      written = box.innerHTML;
    }
    const isWhole = host.childNodes.length === 3 && boxes.every(({ parentNode }) => parentNode === host);
    if (!isWhole) findings.breakouts.push([index, 'by innerHTML']);

    const sinks = [served?.firstElementChild, ...boxes].filter((sink) => sink instanceof Element);
    const isStable = shape(written) === shape(text) && sinks.every((sink) => sink.innerHTML === written);
    if (!isStable) findings.mutated.push([index, written]);
    for (const sink of sinks) inspect(sink, index);
  });
  return findings;
};

/** Fires the common events at every element of the page, clicks it, and waits for the effects. */
export const fireEvents = async (): Promise<void> => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
  const names =
    'click dblclick mousedown mouseup mouseover mouseenter mousemove mouseleave contextmenu pointerdown pointerup ' +
    'pointerover pointerenter pointermove touchstart touchend touchmove keydown keyup keypress focus focusin blur input ' +
    'change submit reset invalid select beforeinput copy cut paste drag dragstart dragend drop wheel scroll scrollend ' +
    'load error loadstart canplay play toggle beforetoggle animationstart animationend transitionend begin end repeat ' +
    'start finish bounce message hashchange popstate pageshow resize cancel close';
  const events = names.split(' ').map((name) => new Event(name, { cancelable: true }));
  await settle();
  for (const element of document.querySelectorAll('body, body *')) {
    for (const event of events) element.dispatchEvent(event);
    if (element instanceof HTMLElement) element.click();
  }
  await settle();
};
