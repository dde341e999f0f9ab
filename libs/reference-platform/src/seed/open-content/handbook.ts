import { cityChapters } from './cityChapters';
import type { HandbookChapter } from './HandbookChapter';
import { lifeChapters } from './lifeChapters';

/** The city's handbook for everyday matters: five chapters of four entries. */
export const handbook: readonly HandbookChapter[] = [...cityChapters, ...lifeChapters];
