export { controlVideo } from './controlVideo';
export { createFakeAudio } from './createFakeAudio';
