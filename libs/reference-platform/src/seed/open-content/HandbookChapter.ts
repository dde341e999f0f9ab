import type { Scene } from '../Draft';

/** An entry of the handbook; `body` is the markup that `toBodyHtml` reads. */
export interface HandbookEntry {
  title: string;
  summary: string;
  source: string;
  body: string;
}

export interface HandbookChapter {
  id: string;
  title: string;
  description: string;
  scene: Scene;
  entries: readonly HandbookEntry[];
}

/** An entry; the body may begin and end with a line break. */
export const entry = (title: string, summary: string, source: string, body: string): HandbookEntry => ({
  title,
  summary,
  source,
  body: body.trim(),
});
