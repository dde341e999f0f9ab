import type { IslandModules, IslandProps } from '@share/islands';

/** The islands of the desktop page. */
export const pcIslands = {
  complaintEntry: {
    when: 'view',
    file: 'desktop',
    pages: ['desktop'],
    load: async () => (await import('./pc-page/ComplaintEntry')).ComplaintEntry,
  },
  continueOnPhone: {
    when: 'view',
    file: 'desktop',
    pages: ['desktop'],
    load: async () => (await import('./pc-page/ContinueOnPhone')).ContinueOnPhone,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof pcIslands> {}
}
