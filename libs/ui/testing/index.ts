export { landscape } from './landscape';
export { testPictures } from './testPictures';
