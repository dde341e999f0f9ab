export { leaveForDesktop } from './pc-page/leaveForDesktop';
export { sendChangeRoute } from './pc-page/sendChangeRoute';
