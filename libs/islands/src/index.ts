export { Island } from './Island';
export type { IslandComponent, IslandModule, IslandModules } from './IslandComponent';
export { startIslands, type MountIsland } from './startIslands';
