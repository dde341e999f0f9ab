import { jsonScript } from '@share/safety';
import { createContext, use, type ComponentType } from 'react';
import type { IslandComponent, IslandName, IslandTable } from './IslandTable';
import type { Fallback } from './PageRoot';

/** An island whose markup follows from its data and from some answers of the platform alone. */
export interface SharedPart {
  name: string;
  Component: ComponentType<object>;
  /** Props that give its markup. */
  props: object;
  /** Entries of the page's fallback that it shows. */
  entries: readonly string[];
  /** Texts of this page, for the places in its markup. */
  texts: readonly string[];
}

/** How the page that is being rendered takes in shared parts. */
interface PagePlaces {
  fallback: Fallback;
  /** Stands in the props of a part for its text with this number. */
  textAt: (index: number) => string;
  /** Keeps a place for the markup of the part. */
  place: (part: SharedPart) => string;
  /** Stands on both sides of what is below the first screen. */
  edge: string;
}

/** Absent where islands are rendered in their place: in the browser, in tests and stories. */
export const PagePlacesContext = createContext<PagePlaces | null>(null);

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  Component: IslandComponent<IslandTable[Name]>;
  /** Props of the component. They travel to the browser as JSON: plain values only, nothing secret. */
  data: IslandTable[Name];
  /**
   * Names of the entries of the page's fallback that decide, with the data, the island's markup. It is then
   * rendered once for all pages that have the same; it must not depend on anything else.
   */
  shows?: readonly string[];
  /**
   * Data that give the same markup on more pages; default: the data. `placeFor(text)` stands for a text of this page that the
   * island shows as it is, or has as a checked address. An empty text stays empty, so that a component can tell that there is none.
   */
  shownAs?: (
    data: IslandTable[Name],
    fallback: Fallback,
    placeFor: (text: string) => string,
  ) => IslandTable[Name];
}

const toSharedPart = <Name extends IslandName>(
  { name, Component, data, shows = [], shownAs = (own) => own }: IslandElementProps<Name>,
  { fallback, textAt }: PagePlaces,
): SharedPart => {
  const texts: string[] = [];
  const placeFor = (text: string) => text && textAt(texts.push(text) - 1);
  const props = shownAs(data, fallback, placeFor) as object;
  return { name, Component: Component as ComponentType<object>, props, entries: shows, texts };
};

/**
 * A part of a finished page that becomes a React root of its own in the browser. Its data follows as JSON. Components
 * inside must not use `useId`: the ids of two roots differ.
 */
export const Island = <Name extends IslandName>(props: IslandElementProps<Name>) => {
  const { name, Component, data, shows } = props;
  const places = use(PagePlacesContext);
  const Part = Component as ComponentType<object>;
  const place = places && shows && places.place(toSharedPart(props, places));
  return (
    <>
      {place ? (
        // eslint-disable-next-line no-restricted-syntax -- a place that React's own markup takes
        <div data-island={name} dangerouslySetInnerHTML={{ __html: place }} />
      ) : (
        <div data-island={name}>
          <Part {...(data as object)} />
        </div>
      )}
      <script type="application/json">{jsonScript(data)}</script>
    </>
  );
};
