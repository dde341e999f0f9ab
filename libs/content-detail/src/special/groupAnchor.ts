/** Anchor of a group on the page. */
export const groupAnchor = (groupId: string): string => `group-${groupId}`;
