export { sayLost } from './before-paint/sayLost';
