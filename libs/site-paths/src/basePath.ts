/** Every page of the site lives below this path (spec §2). */
export const basePath = '/davmu/share';

/** The 404 page (R4). */
export const notFoundPath = `${basePath}/404`;

/** The page that visitors without network get instead of one that is not saved. */
export const offlinePath = `${basePath}/offline`;

export const homePath = `${basePath}/`;

/** The open-app banner alone: where a link into the app leads without script. */
export const barPath = `${basePath}/bar`;
