import type { IslandModules, IslandProps } from '@share/islands';

/** Of pages whose comments are written in the app only. */
export const appCommentIslands = {
  appCommentBar: {
    when: 'use',
    pages: ['clue detail'],
    needs: ['footer'],
    load: async () => (await import('./AppCommentBar')).AppCommentBar,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof appCommentIslands> {}
}
