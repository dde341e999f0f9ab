import { escapeHtml, jsonScript } from '@share/safety';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageStyles, type PageStyles, type StyleSheet } from './createPageStyles.server';
import { createPlaces, fillPlaces, type MarkupWithPlaces } from './createPlaces.server';
import { PagePlacesContext, type SharedPart } from './Island';
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

interface RendererOptions {
  /** The style sheets of the site. */
  sheets: readonly StyleSheet[];
  /** Characters of shared parts that are kept. */
  maxPartSize?: number;
}

interface Rendered {
  markup: MarkupWithPlaces;
  preloads: MarkupWithPlaces;
}

interface RenderedPart extends Rendered {
  /** The attributes by which its rules are chosen. */
  attributes: ReadonlySet<string>;
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

/** Answers that are kept above the page stay the same objects: each has one number, and lists of them one name. */
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
 * Renders pages. Parts that do not differ from page to page are made once: the islands that name their entries (`shows`), which are
 * rendered as roots of their own, as they will be in the browser, and the choice of styles.
 */
export const createPageRenderer = ({ sheets, maxPartSize = 4_000_000 }: RendererOptions) => {
  const { attributesIn, stylesOf } = createPageStyles(sheets);
  const jsonOf = createJsonMemo();
  const nameOf = createNames();
  const places = createPlaces();
  const edge = places.at(edgeNumber);
  const kept = new LRUCache<string, RenderedPart>({
    maxSize: maxPartSize,
    sizeCalculation: ({ markup }, key) => markup.join('').length + key.length,
  });

  const toRendered = (rendered: string): Rendered => {
    const { markup, preloads } = splitPreloads(rendered);
    return { markup: places.find(markup), preloads: places.find(preloads) };
  };

  /** The attributes of a page, without those below the first screen. @param parts by the numbers of their places */
  const attributesAbove = (markup: MarkupWithPlaces, parts: readonly RenderedPart[]) => {
    const attributes = new Set<string>();
    let isBelow = false;
    markup.forEach((piece, index) => {
      const isPlace = index % 2 === 1;
      if (isPlace && Number(piece) === edgeNumber) isBelow = !isBelow;
      else if (!isBelow) {
        const found = isPlace ? parts[Number(piece)]?.attributes : attributesIn(piece);
        found?.forEach((attribute) => attributes.add(attribute));
      }
    });
    return attributes;
  };

  const renderPart = (
    { name, Component, props, entries }: SharedPart,
    { services, fallback }: PageOptions,
  ): RenderedPart => {
    const key = [name, JSON.stringify(props), ...entries.map((entry) => nameOf(fallback[entry]))].join('\n');
    const known = kept.get(key);
    if (known) return known;
    // It sees nothing of a single page: the pages after this one get the same markup.
    const own = Object.fromEntries(entries.map((entry) => [entry, fallback[entry]]));
    const markup = renderToString(
      <PageRoot services={services} fallback={own}>
        <Component {...props} />
      </PageRoot>,
    );
    const part = { ...toRendered(markup), attributes: attributesIn(markup) };
    kept.set(key, part);
    return part;
  };

  /** Renders an element of the document, with its shared parts in their places. */
  const renderWhole = (element: ReactElement, options: PageOptions) => {
    const { services, fallback } = options;
    const parts: SharedPart[] = [];
    const place = (part: SharedPart) => places.at(parts.push(part) - 1);
    const frame = renderToString(
      <PagePlacesContext value={{ fallback, textAt: places.at, place, edge }}>
        <PageRoot services={services} fallback={fallback}>
          {element}
        </PageRoot>
      </PagePlacesContext>,
    );
    const { markup, preloads } = toRendered(frame);
    const rendered = parts.map((part) => renderPart(part, options));
    const fillPart = (index: number, piece: 'markup' | 'preloads') =>
      fillPlaces(rendered[index]?.[piece] ?? [], parts[index]?.texts.map((text) => [escapeHtml(text)]) ?? []);
    return {
      markup: fillPlaces(
        markup,
        parts.map((_, index) => fillPart(index, 'markup')),
      ),
      preloads: [preloads, ...parts.map((_, index) => fillPart(index, 'preloads'))].flat().join(''),
      attributes: attributesAbove(markup, rendered),
    };
  };

  return (options: PageOptions): PageMarkup => {
    const { fallback, page, panels } = options;
    const { markup, preloads, attributes } = renderWhole(page, options);
    const entries = Object.entries(fallback)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${jsonScript(name)}:${jsonOf(value)}`);
    return {
      markup,
      preloads,
      panels: panels ? renderWhole(panels, options).markup : [],
      styles: stylesOf(attributes),
      data: `{${entries.join()}}`,
    };
  };
};
