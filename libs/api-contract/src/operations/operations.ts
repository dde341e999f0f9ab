import { commentOperations } from './commentOperations';
import { contentOperations } from './contentOperations';
import { siteOperations } from './siteOperations';

/** Every call of the platform by operationId. */
export const operations = { ...siteOperations, ...contentOperations, ...commentOperations };
