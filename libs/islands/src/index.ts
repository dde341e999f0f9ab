export { Island } from './Island';
export type { IslandModules, IslandProps, IslandTable } from './IslandTable';
export { lazyWithRetry } from './lazyWithRetry';
export { noPageActions } from './noPageActions';
export type { FrameRequest, PageActions, ReportTarget, SuccessKey } from './PageActions';
export { PageRoot, useServices, type Fallback } from './PageRoot';
export { reloadForMissingCode } from './reloadForMissingCode';
export { startIslands, wakeIsland, type MountIsland } from './startIslands';
export { useSharedStore } from './useSharedStore';
