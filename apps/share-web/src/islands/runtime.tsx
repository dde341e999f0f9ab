import { PageRoot, type Fallback, type MountIsland } from '@share/islands';
import { mountIsland } from '@share/islands/runtime';
import { readJsonScript } from '@share/safety';
import { closePanel, watchReader, type PanelName } from '@share/shell/page';
import type { ReactNode } from 'react';
import { services } from '../compose/pageServices';

watchReader(services.session, document.documentElement);
services.appearance.follow(window);
services.statisticsChoice.follow(window);

const fallback = readJsonScript(document.getElementById('site-data')?.textContent ?? '{}') as Fallback;

const Root = ({ children }: { children: ReactNode }) => (
  <PageRoot services={services} fallback={fallback}>
    {children}
  </PageRoot>
);

/** Mounts islands with the services and the data of this page. */
export const mount: MountIsland = (element, Component, data, onCrash) =>
  mountIsland(element, Component, data, { Root, onCrash });

/** A panel whose code does not work is not open any more; the script in the document has closed it and told the reader. */
export const giveUp = (island: string): void => closePanel(services, island as PanelName);

export const { alert, openApp, say } = services.page;
export { services };
