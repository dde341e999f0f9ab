import type { IslandModules, IslandProps } from '@share/islands';

export { appCommentIslands } from './app-comment-bar/appCommentIslands';

/** Bar and collect button hydrate up for a visitor, because they show what is theirs. */
export const commentIslands = {
  comments: {
    when: 'view',
    file: 'comments',
    shares: ['lists'],
    pages: ['article', 'video', 'video album', 'audio'],
    load: async () => (await import('./comment-section/CommentSection')).CommentSection,
  },
  footer: {
    when: 'user',
    shares: ['comments'],
    pages: ['article', 'video', 'video album', 'audio', 'gallery'],
    needs: ['login'],
    load: async () => (await import('./comment-footer-bar/CommentFooterBar')).CommentFooterBar,
  },
  collect: {
    when: 'user',
    pages: ['short video', 'audio album'],
    needs: ['login'],
    load: async () => (await import('./collect-button/CollectButton')).CollectButton,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof commentIslands> {}
}
