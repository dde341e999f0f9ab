export { defaultAccountLimits, type AccountLimits } from './account/createPeople';
export type { CodeMessage } from './account/createVerifyCodes';
export { defaultLiveLimits, type LiveLimits, type RealtimeOptions } from '@share/reference-live';
export { createPlatformHousekeeping, defaultBeaconDays } from './platform/createPlatformHousekeeping';
export { createReferencePlatform, type ReferencePlatformOptions } from './platform/createReferencePlatform';
export type {
  AnsweredRequest,
  Housekeeping,
  OnRequest,
  PlatformEnv,
  PlatformLogger,
  RateLimit,
} from '@share/reference-core';
export type { Publication, Realtime } from '@share/reference-live';
export { scenarioNames, type ScenarioName } from './scenarios/scenarios';
export { defaultReportLimits, type ReportLimits } from './services/createReports';
export { demoLinks, type DemoLink } from './seed/demoLinks';
export { demoAccount } from './seed/people/demoAccount';
export type { ShareAccount } from './services/createShareConfigs';
export { createMemoryStore, type ObserveCall, observeStore } from '@share/reference-core';
export { seedStore } from './seed/seedStore';
export { StoreError, type ListOptions, type Store, type Where } from '@share/reference-core';
