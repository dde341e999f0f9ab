export { silence } from './silence';
export { stubMedia } from './stubMedia';
