/** How high the masthead is, in px: the bar of a page keeps its height whatever it shows. */
export const mastheadHeight = { usual: 52, elder: 64 } as const;
