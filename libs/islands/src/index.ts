export { BelowFirstScreen } from './BelowFirstScreen';
export { Island } from './Island';
export type { IslandModules, IslandProps, IslandTable } from './IslandTable';
export { lazyWithRetry } from './lazyWithRetry';
export { noPageActions } from './noPageActions';
export type { FrameRequest, PageActions, ReportTarget, SuccessKey } from './PageActions';
export {
  PageRoot,
  useFallback,
  useFallbackEntry,
  useRemoteData,
  useServices,
  type Fallback,
} from './PageRoot';
export { reloadForMissingCode } from './reloadForMissingCode';
export { ServerMarkup } from './ServerMarkup';
export { onIslandLost } from './onIslandLost';
export { placeholder, type SharedProps } from './SharedProps';
export type { SharedServices } from './SharedServices';
export { startIslands, hydrateIsland, type MountIsland } from './startIslands';
export { useInBrowser } from './useInBrowser';
export { useSharedStore } from './useSharedStore';
export { hydrateIslandsIn } from './hydrateIslandsIn';
