export { createPoster, type Poster } from './poster/createPoster';
