export { knowServerStyles } from './knowServerStyles';
export { mountIsland } from './mountIsland';
