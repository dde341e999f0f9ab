export { defaultCommentLimits, type CommentLimits } from './comment/judgeComment';
export { createReferencePlatform, type ReferencePlatformOptions } from './platform/createReferencePlatform';
export type { PlatformEnv, PlatformLogger } from './platform/PlatformEnv';
export { scenarioNames, type ScenarioName } from './platform/scenarios';
export { demoLinks, type DemoLink } from './seed/demoLinks';
export { createMemoryStore } from './store/createMemoryStore';
export { seedStore } from './store/seedStore';
export { StoreError, type ListOptions, type Store, type Where } from './store/Store';
