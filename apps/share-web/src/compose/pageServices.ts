import { createBrowserServices } from './createBrowserServices';

/** Services of this page, created at first use. */
export const services = createBrowserServices();
