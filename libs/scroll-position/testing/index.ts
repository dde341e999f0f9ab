export { fakeGrowth } from './fakeGrowth';
