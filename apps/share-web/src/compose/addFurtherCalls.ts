import { createFurtherApi } from './createFurtherApi';
import { client, services } from './pageServices';

/** Adds to the services of this page the calls that only pages without an item make. */
export const addFurtherCalls = (): void => void Object.assign(services.api, createFurtherApi(client));
