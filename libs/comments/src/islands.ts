import type { IslandModules, IslandProps } from '@share/islands';

/** The parts of a discussion that come alive in the browser; the footer soon for a reader, who has collected or not. */
export const commentIslands = {
  comments: {
    when: 'view',
    load: async () => (await import('./comment-section/CommentSection')).CommentSection,
  },
  footer: {
    when: 'reader',
    load: async () => (await import('./comment-footer-bar/CommentFooterBar')).CommentFooterBar,
  },
  collect: {
    when: 'reader',
    load: async () => (await import('./collect-button/CollectButton')).CollectButton,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof commentIslands> {}
}
