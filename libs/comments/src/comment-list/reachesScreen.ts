/** Whether a list begins above the lower edge of the screen: below it, newer comments move nothing that a visitor sees. */
export const reachesScreen = (list: Element): boolean =>
  list.getBoundingClientRect().top < window.innerHeight;
