import type { PersonTab } from './cluePaths';
import type { ReportSource } from './loadReports';

/** SWR keys of the lists of this library; each begins with the page in its address. */
export const clueKeys = {
  reports: (source: ReportSource, start: number) =>
    'userId' in source
      ? clueKeys.ofPerson(source.userId, source.tab, start)
      : (['clue', 'topic', source.topic, source.sort, String(start)] as const),
  ofPerson: (userId: string, tab: PersonTab, start: number) => ['clue', tab, userId, String(start)] as const,
  topics: (start: number) => ['clue', 'topics', String(start)] as const,
} as const;
