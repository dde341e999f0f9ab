export { HoldInPlace } from './hold/HoldInPlace';
export { holdReadingPosition } from './hold/holdReadingPosition';
export { controlScrollRestoration } from './restore/controlScrollRestoration';
export { createMemory, type Memory, type RestoredPages } from './restore/createMemory';
export { createReadingPositions } from './restore/createReadingPositions';
export { readingPositionsKey } from './restore/readingPositionsKey';
export { restoreScroll } from './restore/restoreScroll';
export { wasReturnedTo } from './restore/wasReturnedTo';
