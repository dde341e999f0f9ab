import type { ReactNode } from 'react';

/** A part of a page: its data, and the services of the place it runs in. */
export type IslandComponent<Data, Services> = (props: { data: Data; services: Services }) => ReactNode;

/** How the browser gets an island, and when. */
export interface IslandModule<Data, Services> {
  /** `view`: shortly before it is on screen. `touch`: when the reader uses it. */
  when: 'view' | 'touch';
  load: () => Promise<IslandComponent<Data, Services>>;
}

/** The islands of a site by name: `Table` gives the data of each. */
export type IslandModules<Table, Services> = {
  [Name in keyof Table]: IslandModule<Table[Name], Services>;
};
