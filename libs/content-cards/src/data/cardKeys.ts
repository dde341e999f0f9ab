/** SWR keys of lists that several pages show, and of a user's relation to an account. */
export const cardKeys = {
  hot: ['cards', 'hot'],
  editorPicks: ['cards', 'editor-picks'],
  recommendations: ['cards', 'recommendations'],
  related: (contentType: string, postId: string) => ['cards', 'related', contentType, postId] as const,
  follow: (accountId: string) => ['follow', accountId] as const,
} as const;
