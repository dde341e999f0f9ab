export { startTraditional } from './page/startTraditional';
