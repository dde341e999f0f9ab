export { Island } from './Island';
export type { IslandComponent, IslandModule, IslandModules } from './IslandComponent';
export { noPageActions } from './noPageActions';
export type { FrameRequest, PageActions, ReportTarget } from './PageActions';
export { reloadForMissingCode } from './reloadForMissingCode';
export { startIslands, wakeIsland, type MountIsland } from './startIslands';
