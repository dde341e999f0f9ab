import { createBrowserServices } from './createBrowserServices';

/** Services of this page, made when they are first wanted. */
export const services = createBrowserServices();
