/** Business constants (spec §9). */
export const commentsConstants = {
  /** Comments requested at once. */
  pageSize: 10,
  firstPage: 1,
} as const;
