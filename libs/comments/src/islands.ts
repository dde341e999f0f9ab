import type { IslandModules, IslandProps } from '@share/islands';

export { appCommentIslands } from './app-comment-bar/appCommentIslands';

/** Bar and collect button wake up for a reader, because they show what is theirs. */
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
