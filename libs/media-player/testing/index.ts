export { controlMedia, type ControlledMedia } from './controlMedia';
export { silence } from './silence';
export { stubMedia } from './stubMedia';
