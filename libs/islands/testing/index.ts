export { createPageActions } from './createPageActions';
export { TestPage, withPage } from './TestPage';
