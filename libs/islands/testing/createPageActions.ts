import { noPageActions, type PageActions } from '../src';

/** Page actions that do nothing, but for those that a test or story gives. */
export const createPageActions = (given: Partial<PageActions> = {}): PageActions => ({
  ...noPageActions,
  ...given,
});
