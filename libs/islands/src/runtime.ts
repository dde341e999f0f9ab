export { mountIsland } from './mountIsland';
