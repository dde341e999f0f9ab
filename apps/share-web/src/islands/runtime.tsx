import { dataId } from '@share/environment/document';
import { PageRoot, type Fallback, type MountIsland } from '@share/islands';
import { mountIsland } from '@share/islands/runtime';
import { readJsonScript } from '@share/safety';
import { closePanel, watchUser } from '@share/shell/page';
import type { ReactNode } from 'react';
import { services } from '../compose/pageServices';
import { reportFailure } from '../compose/reportFailure';
import type { PageServices } from '../compose/Services';

watchUser(services.session, document.documentElement);
services.appearance.follow(window);
services.statisticsChoice.follow(window);

const fallback = readJsonScript<Fallback>(document.getElementById(dataId)?.textContent ?? '{}');

/** Mounts islands with these services and the data of this page. */
export const createMount = <Own extends PageServices>(own: Own): MountIsland => {
  const Root = ({ children }: { children: ReactNode }) => (
    <PageRoot services={own} fallback={fallback}>
      {children}
    </PageRoot>
  );
  return (element, Component, data, onCrash) => mountIsland(element, Component, data, { Root, onCrash });
};

/** Mounts the islands of items and of the frame of every page. */
export const mount = createMount(services);

/** Logs the failure; a panel that a visitor waits for is given up: the script in the document has closed it and informed the visitor. */
export const onIslandFailure = (error: unknown, island: string, wasTapped: boolean): void => {
  reportFailure(error, island);
  if (wasTapped) closePanel(services, island);
};

export const { alert, openApp, toast } = services.page;
export { services };
