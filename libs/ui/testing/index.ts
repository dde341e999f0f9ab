export { landscape } from './landscape';
