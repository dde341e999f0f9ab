export { toastLost } from './before-paint/toastLost';
