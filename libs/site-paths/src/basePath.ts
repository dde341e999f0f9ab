/** Every page of the site lives below this path (spec §2). */
export const basePath = '/davmu/share';

/** The 404 page (R4). */
export const notFoundPath = `${basePath}/404`;

export const homePath = `${basePath}/`;
