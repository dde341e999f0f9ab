import { PageRoot, type MountIsland } from '@share/islands';
import { mountIsland } from '@share/islands/runtime';
import { watchReader } from '@share/shell/page';
import type { ReactNode } from 'react';
import { services } from '../compose/pageServices';

watchReader(services.session, document.documentElement);
services.appearance.follow(window);

const Root = ({ children }: { children: ReactNode }) => <PageRoot services={services}>{children}</PageRoot>;

/** Mounts islands with the services of this page. */
export const mount: MountIsland = (element, Component, data, onCrash) =>
  mountIsland(element, Component, { ...services, ...data }, { Root, onCrash });

export const { alert, openApp, say } = services.page;
