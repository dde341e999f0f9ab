/** Response headers as a flat list of names and values, the form Node writes fastest. */
export type HeaderList = string[];

/** Headers every answer of the site carries, whatever it is. */
export function toSecurityHeaders(siteOrigin: string): HeaderList {
  const transport = siteOrigin.startsWith('https:')
    ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']
    : [];
  return [
    ...transport,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
  ];
}

/** Headers of every document, besides its Content-Security-Policy. */
export const documentHeaders: HeaderList = [
  'Permissions-Policy',
  'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy',
  'same-origin-allow-popups',
  'Origin-Agent-Cluster',
  '?1',
  'Reporting-Endpoints',
  'csp="/-/csp"',
];

/**
 * X-Frame-Options for browsers that do not know `frame-ancestors`. It cannot name hosts, so it is left out when other
 * hosts may frame the site.
 */
export function toFrameOptions(frameAncestors: readonly string[]): HeaderList {
  return frameAncestors.length === 0 ? ['X-Frame-Options', 'SAMEORIGIN'] : [];
}
