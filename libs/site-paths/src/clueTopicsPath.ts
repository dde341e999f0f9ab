import { basePath } from './basePath';

/** The page of the topics to which visitors report clues (spec §9). */
export const clueTopicsPath = `${basePath}/dejin/topic/index.html`;
