/** The text has to be looked at again within a year (RFC 9116); a site that runs says so anew each day. */
const validDays = 180;
const day = 86_400_000;

interface SecurityTextOptions {
  /** `mailto:` or an https address. */
  contact: string;
  siteOrigin: string;
  /** Milliseconds. */
  now: number;
}

/** The text of `/.well-known/security.txt` (RFC 9116): where weaknesses are reported. */
export const toSecurityText = ({ contact, siteOrigin, now }: SecurityTextOptions): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date((Math.floor(now / day) + validDays) * day).toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
