/** Response headers as a flat list of names and values, the form Node writes fastest. */
export type HeaderList = string[];

/** Headers of every answer. */
export const toSecurityHeaders = (siteOrigin: string): HeaderList => [
  ...(siteOrigin.startsWith('https:')
    ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']
    : []),
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
];

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
export const toFrameOptions = (frameAncestors: readonly string[]): HeaderList =>
  frameAncestors.length === 0 ? ['X-Frame-Options', 'SAMEORIGIN'] : [];
