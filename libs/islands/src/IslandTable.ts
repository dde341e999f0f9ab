import type { ReactNode } from 'react';

/** A component that may become an island: its props are its data. */
export type IslandComponent<Props> = (props: Props) => ReactNode;

/** Pages that have the same islands. */
export type PageKind =
  | 'article'
  | 'video'
  | 'short video'
  | 'video album'
  | 'audio'
  | 'audio album'
  | 'gallery'
  | 'special'
  | 'link'
  | 'preview'
  | 'router control'
  | 'auth'
  | 'circle'
  | 'clue detail'
  | 'clue report'
  | 'desktop'
  | 'feed'
  | 'fly card'
  | 'invite'
  | 'law question'
  | 'live room'
  | 'open content';

/** How the browser gets an island, and when. */
export interface IslandModule<Props = never> {
  /**
   * `load`: soon after the page has loaded. `view`: shortly before it is on screen. `touch`: when the visitor uses it. `use`: when the visitor uses it, or in an idle moment after the
   * first sign that they stay (scroll, touch, key), so that it answers at once. `visitor`: soon after the page has loaded when a visitor is
   * signed in, because it shows what is theirs; otherwise like `use`.
   */
  when: 'load' | 'view' | 'touch' | 'use' | 'user';
  /** Kinds of page that have it; absent: a panel, for any page. This field and the next ones are for the build alone. */
  pages?: 'every' | readonly PageKind[];
  /** Islands that the first tap on it may open, or whose parts it has: they come in one file. */
  needs?: readonly string[];
  /** The file of its code, with that of others; absent: one of its own. */
  file?: string;
  /** Files that it loads for what it has in common with others. */
  shares?: readonly string[];
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
