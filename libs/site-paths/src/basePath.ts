/** Base path of the site (spec §2). Every page lives under it. */
export const basePath = '/davmu/share';

/** Name of the 404 page under the base path (R4). */
export const notFoundPath = `${basePath}/404`;

export const homePath = `${basePath}/`;
