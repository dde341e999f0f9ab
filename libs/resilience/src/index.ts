export { backOff } from './backOff';
export { createBreaker } from './createBreaker';
export type { Breaker, FailureRule } from './createBreaker';
export { failedShare, failuresInARow } from './failureRules';
export { resultWithin, TimeoutError, within } from './within';
