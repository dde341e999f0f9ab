import type { ReactNode } from 'react';

/** A component that may become an island: its props are its data. */
export type IslandComponent<Props> = (props: Props) => ReactNode;

/** How the browser gets an island, and when. */
export interface IslandModule<Props = never> {
  /**
   * `load`: soon after the page has loaded. `view`: shortly before it is on screen. `touch`: when the reader uses it. `use`: when the reader uses it, or in an idle moment after the
   * first sign that they stay (scroll, touch, key), so that it answers at once. `reader`: soon after the page has loaded when a reader is
   * signed in, because it shows what is theirs; otherwise like `use`.
   */
  when: 'load' | 'view' | 'touch' | 'use' | 'reader';
  load: () => Promise<IslandComponent<Props>>;
}

/** The islands of a library or a site by name. */
export type IslandModules = Record<string, IslandModule>;

type ComponentOf<Module extends IslandModule> = Awaited<ReturnType<Module['load']>>;

/** Props of each island of a table; a component without props has no data. */
export type IslandProps<Modules extends IslandModules> = {
  [Name in keyof Modules]: Parameters<ComponentOf<Modules[Name]>> extends [infer Props] ? Props : object;
};

/**
 * Every island of the site by name, with its props. Each library adds its own:
 * `declare module '@share/islands' { interface IslandTable extends IslandProps<typeof commentIslands> {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the libraries
export interface IslandTable {}

export type IslandName = keyof IslandTable;
