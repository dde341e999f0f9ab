import type { MountIsland } from '@share/islands';
import { mountIsland } from '@share/islands/runtime';
import { watchReader } from '@share/shell/page';
import { services } from '../compose/pageServices';

watchReader(services.session, document.documentElement);
services.appearance.follow(window);

/** Mounts islands with the services of this page. */
export const mount: MountIsland = (element, Component, data) =>
  mountIsland(element, Component, data, services);

export const { alert, openApp, say } = services.page;
