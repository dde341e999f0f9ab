import type { ReactNode } from 'react';

/** A part of a page: a component that gets its data and what it needs of the services, side by side. */
export type IslandComponent<Props> = (props: Props) => ReactNode;

/** How the browser gets an island, and when. */
export interface IslandModule<Props = never> {
  /**
   * `view`: shortly before it is on screen. `touch`: when the reader uses it. `reader`: soon after the page has loaded
   * when somebody is signed in, because it shows what is theirs; otherwise like `touch`.
   */
  when: 'view' | 'touch' | 'reader';
  load: () => Promise<IslandComponent<Props>>;
}

/** The islands of a library or a site by name. */
export type IslandModules = Record<string, IslandModule>;
