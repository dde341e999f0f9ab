export { Island } from './Island';
export type { IslandComponent, IslandModule, IslandModules } from './IslandComponent';
export { noPageActions } from './noPageActions';
export type { FrameRequest, PageActions, ReportTarget, SuccessKey } from './PageActions';
export { reloadForMissingCode } from './reloadForMissingCode';
export { startIslands, wakeIsland, type MountIsland } from './startIslands';
