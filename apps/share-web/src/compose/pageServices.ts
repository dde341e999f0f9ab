import { createBrowserServices } from './createBrowserServices';

/** Services of this page and the client behind them, created at first use. */
export const { services, client } = createBrowserServices();
