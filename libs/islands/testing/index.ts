export { createPageActions } from './createPageActions';
