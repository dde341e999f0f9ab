import { escapeHtml } from '@share/safety';
import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { createPageStyles } from './createPageStyles.server';
import { fillSlots, type createSlots, type MarkupWithSlots } from './createSlots.server';
import type { SharedPart } from './Island';
import { PageRoot, type Fallback } from './PageRoot';
import { servicesOfNoPage, SharedPartError } from './servicesOfNoPage.server';
import type { SharedServices } from './SharedServices';
import { withPlaceholders } from './withPlaceholders.server';

export interface Rendered {
  markup: MarkupWithSlots;
  preloads: MarkupWithSlots;
}

export interface RenderedPart extends Rendered {
  /** The attributes by which its rules are chosen. */
  attributes: ReadonlySet<string>;
}

/** A shared part with the texts of its page. */
export interface FilledPart extends RenderedPart {
  fill: (piece: keyof Rendered) => readonly string[];
}

interface PageContext {
  services: object;
  fallback: Fallback;
}

export interface SharedPartOptions {
  /** The parts of the services that shared parts may use. */
  sharedServices?: object;
  /** Characters of shared parts that are cached. */
  maxPartSize?: number;
  /** Each part is compared with what its page would show by itself: in development, and in tests. */
  checksParts?: boolean;
  /** Gets why a part could not be rendered for many pages; it is then rendered for its own. By default that is thrown. */
  onPartFailure?: (name: string, error: unknown) => void;
}

interface Tools {
  slots: ReturnType<typeof createSlots>;
  attributesIn: ReturnType<typeof createPageStyles>['attributesIn'];
  toRendered: (rendered: string) => Rendered;
}

/** Answers that are cached above the page stay the same objects: each has one number, and lists of them one name. */
const createNames = () => {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const nameOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
    if (Array.isArray(value)) return `[${value.map(nameOf).join()}]`;
    const number = numbers.get(value) ?? ++last;
    numbers.set(value, number);
    return `#${number}`;
  };
  return nameOf;
};

/** The texts around the first difference. */
const differenceOf = (found: string, own: string) => {
  const index = own.split('').findIndex((character, at) => character !== found[at]);
  const around = (text: string) => text.slice(Math.max(0, index - 40), index + 40);
  return `“${around(found)}” instead of “${around(own)}”`;
};

const renderRoot = (Component: ComponentType<object>, props: object, { services, fallback }: PageContext) =>
  renderToString(
    <PageRoot services={services} fallback={fallback}>
      <Component {...props} />
    </PageRoot>,
  );

/** Renders parts once for all pages that show the same, as roots of their own, as they will be in the browser. */
export const createSharedParts = (
  { slots, attributesIn, toRendered }: Tools,
  { sharedServices = {}, maxPartSize = 4_000_000, checksParts = false, onPartFailure }: SharedPartOptions,
) => {
  const nameOf = createNames();
  const cached = new LRUCache<string, RenderedPart>({
    maxSize: maxPartSize,
    sizeCalculation: ({ markup }, key) => markup.join('').length + key.length,
  });
  // The root itself hands the pictures on.
  const shared: SharedServices<object> = { pictures: undefined, ...sharedServices };

  const toPart = (markup: string): RenderedPart => ({
    ...toRendered(markup),
    attributes: attributesIn(markup),
  });

  /** It sees nothing of a single page: the pages after this one get the same markup. */
  const renderShared = ({ name, Component, entries }: SharedPart, props: object, page: PageContext) => {
    const refused: SharedPartError[] = [];
    const markup = renderRoot(Component, props, {
      services: servicesOfNoPage(page.services, shared, { part: name, refused }),
      fallback: Object.fromEntries(entries.map((entry) => [entry, page.fallback[entry]])),
    });
    // A boundary inside the part shows something else instead of the error.
    if (refused[0]) throw refused[0];
    if (!slots.areWhole(markup))
      throw new SharedPartError(`The part "${name}" shows a placeholder in another form than its text has.`);
    return toPart(markup);
  };

  const renderOwn = ({ Component, data }: SharedPart, { services, fallback }: PageContext) =>
    renderRoot(Component, data, { services: { ...services }, fallback });

  const check = (part: SharedPart, { fill }: FilledPart, page: PageContext) => {
    const { markup } = toRendered(renderOwn(part, page));
    const [found, own] = [fill('markup').join(''), markup.join('')];
    if (found !== own)
      throw new SharedPartError(
        `The part "${part.name}" that many pages share is not what this page would show: ${differenceOf(found, own)}.`,
      );
  };

  const renderOnce = (part: SharedPart, page: PageContext): FilledPart => {
    const texts: string[] = [];
    const props = withPlaceholders(part.data, part.sharedProps, (text) => slots.at(texts.push(text) - 1));
    const entries = part.entries.map((entry) => nameOf(page.fallback[entry]));
    const key = [part.name, JSON.stringify(props), ...entries].join('\n');
    const known = cached.get(key);
    const rendered = known ?? renderShared(part, props, page);
    if (!known) cached.set(key, rendered);
    const contents = texts.map((text) => [escapeHtml(text)]);
    const filled = { ...rendered, fill: (piece: keyof Rendered) => fillSlots(rendered[piece], contents) };
    if (checksParts) check(part, filled, page);
    return filled;
  };

  return (part: SharedPart, page: PageContext): FilledPart => {
    try {
      return renderOnce(part, page);
    } catch (error) {
      if (!onPartFailure) throw error;
      onPartFailure(part.name, error);
      const own = toPart(renderOwn(part, page));
      return { ...own, fill: (piece) => own[piece] };
    }
  };
};
