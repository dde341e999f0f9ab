/** Business constants (spec §9), and sizes of the design. */
export const contentCardsConstants = {
  /** Recommendations on one page. */
  listPageSize: 10,
  /** Items of 72小时热点 and 编辑推荐 on one page: as many as the design shows. */
  shortListPageSize: 5,
} as const;
