export { useIsLoggedIn, useReader } from './useReader';
