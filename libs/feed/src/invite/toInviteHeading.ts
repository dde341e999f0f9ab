interface InviteHeading {
  /** Stands over the heading. */
  line: string;
  heading: string;
}

/**
 * The title of an invitation as a line and a heading: its author over the name of the site where the title has both,
 * `小满 邀请你一起读` over `云浦新闻`; else their name over the rest of it.
 */
export const toInviteHeading = (title: string, inviter: string, siteName: string): InviteHeading => {
  const said = title.startsWith(inviter) ? title.slice(inviter.length).trim() : title;
  const invitation = siteName && said.endsWith(siteName) ? said.slice(0, -siteName.length).trim() : '';
  return invitation
    ? { line: `${inviter} ${invitation}`.trim(), heading: siteName }
    : { line: inviter, heading: said || title };
};
