import { jsonScript } from '@share/safety';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleRegistry, type StyledMarkup } from './createStyleRegistry.server';
import { PagePlacesContext, type SharedPart } from './Island';
import { PageRoot, type Fallback } from './PageRoot';

interface PageOptions {
  services: object;
  fallback: Fallback;
  page: ReactElement;
}

/** A rendered page. */
export interface PageMarkup {
  markup: string;
  /** Rules of the styles that the markup uses. */
  css: string;
  /** The fallback as JSON for a script element. */
  data: string;
}

interface RendererOptions {
  /** Leaves ids of components in class attributes, which React's development build compares. Default: false. */
  keepsComponentIds?: boolean;
  /** Characters of shared parts that are kept. */
  maxPartSize?: number;
}

/** Where the markup of a shared part belongs. No text or markup of the platform can contain a comment. */
const placeOf = (index: number) => `<!--part ${index}-->`;
const places = /<!--part (\d+)-->/;

/** React writes preloads of pictures in front of what it renders; inside an island they would be foreign to hydration. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Answers that are kept above the page stay the same objects, so their JSON is written once. */
const createJsonMemo = () => {
  const written = new WeakMap<object, string>();
  const jsonOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return jsonScript(value);
    if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
    const json = written.get(value) ?? jsonScript(value);
    written.set(value, json);
    return json;
  };
  return jsonOf;
};

/**
 * Renders pages. What does not differ from page to page is computed once: the rules of styles, and the islands that say what they
 * show (`shows`), which are rendered as roots of their own, as they will be in the browser.
 */
export const createPageRenderer = ({
  keepsComponentIds = false,
  maxPartSize = 4_000_000,
}: RendererOptions = {}) => {
  const registry = createStyleRegistry({ keepsComponentIds });
  const jsonOf = createJsonMemo();
  const kept = new LRUCache<string, StyledMarkup>({
    maxSize: maxPartSize,
    sizeCalculation: ({ markup }, key) => markup.length + key.length,
  });

  const render = (element: ReactElement) => registry.read(renderToString(registry.collect(element)));

  const renderPart = (
    { name, Component, props, entries }: SharedPart,
    { services, fallback }: PageOptions,
  ) => {
    const key = [name, jsonOf(props), ...entries.map((entry) => jsonOf(fallback[entry]))].join('\n');
    const known = kept.get(key);
    if (known) return known;
    const { markup, styles } = render(
      <PageRoot services={services} fallback={fallback}>
        <Component {...props} />
      </PageRoot>,
    );
    const part = { markup: markup.replace(preloads, ''), styles };
    kept.set(key, part);
    return part;
  };

  return (options: PageOptions): PageMarkup => {
    const { services, fallback, page } = options;
    if (registry.trim()) kept.clear();
    const parts: SharedPart[] = [];
    const place = (part: SharedPart) => placeOf(parts.push(part) - 1);
    const frame = render(
      <PagePlacesContext value={{ fallback, place }}>
        <PageRoot services={services} fallback={fallback}>
          {page}
        </PageRoot>
      </PagePlacesContext>,
    );
    const rendered = parts.map((part) => renderPart(part, options));
    const pieces = frame.markup
      .split(places)
      .map((piece, index) => (index % 2 === 0 ? piece : (rendered[Number(piece)]?.markup ?? '')));
    const entries = Object.entries(fallback)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${jsonScript(name)}:${jsonOf(value)}`);
    return {
      markup: pieces.join(''),
      css: registry.cssOf([frame, ...rendered]),
      data: `{${entries.join()}}`,
    };
  };
};
