import { jsonScript } from '@share/safety';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageStyles, type PageStyles, type StyleSheet } from './createPageStyles.server';
import {
  createSharedParts,
  type FilledPart,
  type Rendered,
  type SharedPartOptions,
} from './createSharedParts.server';
import { createSlots, fillSlots, type MarkupWithSlots } from './createSlots.server';
import { PageSlotsContext, type SharedPart } from './Island';
import { PageRoot, type Fallback } from './PageRoot';

interface PageOptions {
  services: object;
  fallback: Fallback;
  page: ReactElement;
  /** Panels that open over the page. Their styles are not among those of the page. */
  panels?: ReactElement;
}

/** A rendered page. Its markup is in pieces, which need not be joined: a part that many pages share is a piece of each. */
export interface PageMarkup {
  markup: readonly string[];
  panels: readonly string[];
  /** Links that load the pictures of the first screen before the parser gets there: for the head. */
  preloads: string;
  /** Rules that the markup uses, without those below the first screen and of the panels. */
  styles: PageStyles;
  /** The fallback as JSON for a script element. */
  data: string;
}

interface RendererOptions extends SharedPartOptions {
  /** The style sheets of the site. */
  sheets: readonly StyleSheet[];
}

/**
 * React writes preloads of all pictures that are not lazy in front of its markup, where they would come late, and inside an island
 * be foreign to hydration.
 */
const splitPreloads = (rendered: string) => {
  const links = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered)?.[0] ?? '';
  const first = links.match(/<[^>]*>/g)?.filter((link) => / fetchpriority="high"/i.test(link)) ?? [];
  return { markup: rendered.slice(links.length), preloads: first.join('') };
};

/**
 * Their JSON is written once more at most. That of a new response is not cached: most belong to one page, and the
 * engine's quick collections count the contents of a `WeakMap` as used.
 */
const createJsonMemo = () => {
  const seen = new WeakSet<object>();
  const written = new WeakMap<object, string>();
  const jsonOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return jsonScript(value);
    if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
    const known = written.get(value);
    if (known !== undefined) return known;
    const json = jsonScript(value);
    if (seen.has(value)) written.set(value, json);
    seen.add(value);
    return json;
  };
  return jsonOf;
};

/** No part has this number: it is the edge of the content below the first screen. */
const edgeNumber = -1;

/**
 * Renders pages. What does not differ from page to page is made once: the islands that name their entries (`sharedEntries`), and the
 * choice of styles.
 */
export const createPageRenderer = ({ sheets, ...options }: RendererOptions) => {
  const { attributesIn, stylesOf } = createPageStyles(sheets);
  const jsonOf = createJsonMemo();
  const slots = createSlots();
  const edge = slots.at(edgeNumber);

  const toRendered = (rendered: string): Rendered => {
    const { markup, preloads } = splitPreloads(rendered);
    return { markup: slots.find(markup), preloads: slots.find(preloads) };
  };
  const renderPart = createSharedParts({ slots, attributesIn, toRendered }, options);

  /** The attributes of a page, without those below the first screen. @param parts by the numbers of their slots */
  const attributesAbove = (markup: MarkupWithSlots, parts: readonly FilledPart[]) => {
    const attributes = new Set<string>();
    let isBelow = false;
    markup.forEach((piece, index) => {
      const isSlot = index % 2 === 1;
      if (isSlot && Number(piece) === edgeNumber) isBelow = !isBelow;
      else if (!isBelow) {
        const found = isSlot ? parts[Number(piece)]?.attributes : attributesIn(piece);
        found?.forEach((attribute) => attributes.add(attribute));
      }
    });
    return attributes;
  };

  /** Renders an element of the document, with its shared parts in their slots. */
  const renderWhole = (element: ReactElement, { services, fallback }: PageOptions) => {
    const parts: SharedPart[] = [];
    const add = (part: SharedPart) => slots.at(parts.push(part) - 1);
    const frame = renderToString(
      <PageSlotsContext value={{ fallback, add, edge }}>
        <PageRoot services={services} fallback={fallback}>
          {element}
        </PageRoot>
      </PageSlotsContext>,
    );
    const { markup, preloads } = toRendered(frame);
    const filled = parts.map((part) => renderPart(part, { services, fallback }));
    return {
      markup: fillSlots(
        markup,
        filled.map(({ fill }) => fill('markup')),
      ),
      preloads: [preloads, ...filled.map(({ fill }) => fill('preloads'))].flat().join(''),
      attributes: attributesAbove(markup, filled),
    };
  };

  return (page: PageOptions): PageMarkup => {
    const { fallback, panels } = page;
    const { markup, preloads, attributes } = renderWhole(page.page, page);
    const entries = Object.entries(fallback)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${jsonScript(name)}:${jsonOf(value)}`);
    return {
      markup,
      preloads,
      panels: panels ? renderWhole(panels, page).markup : [],
      styles: stylesOf(attributes),
      data: `{${entries.join()}}`,
    };
  };
};
