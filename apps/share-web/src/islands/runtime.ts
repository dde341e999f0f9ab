import type { MountIsland } from '@share/islands';
import { mountIsland } from '@share/islands/runtime';
import { createBrowserServices } from '../compose/createBrowserServices';

const services = createBrowserServices();

/** Mounts islands with the services of this page. */
export const mount: MountIsland = (element, Component, data) =>
  mountIsland(element, Component, data, services);
