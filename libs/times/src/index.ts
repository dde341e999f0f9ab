export { toSeconds } from './toSeconds';
export { shanghaiOffset, toShanghaiDate } from './toShanghaiDate';
