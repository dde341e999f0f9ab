import { PageRoot, type Fallback, type MountIsland } from '@share/islands';
import { knowServerStyles, mountIsland } from '@share/islands/runtime';
import { readJsonScript } from '@share/safety';
import { watchReader } from '@share/shell/page';
import type { ReactNode } from 'react';
import { services } from '../compose/pageServices';

knowServerStyles(document);
watchReader(services.session, document.documentElement);
services.appearance.follow(window);

const fallback = readJsonScript(document.getElementById('site-data')?.textContent ?? '{}') as Fallback;

const Root = ({ children }: { children: ReactNode }) => (
  <PageRoot services={services} fallback={fallback}>
    {children}
  </PageRoot>
);

/** Mounts islands with the services and the data of this page. */
export const mount: MountIsland = (element, Component, data, onCrash) =>
  mountIsland(element, Component, data, { Root, onCrash });

export const { alert, openApp, say } = services.page;
