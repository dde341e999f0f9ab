const centrifugoParts = ['CENTRIFUGO_API_KEY', 'CENTRIFUGO_SECRET'];

/** Pages on this machine may always connect to the hub. */
const isLoopbackOrigin = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** The hub would answer each live room of this site with 403. It knows `SITE_ORIGIN` where both programs share an environment. */
const findRefusedSite = (given: Readonly<Record<string, string>>): string[] => {
  const { SITE_ORIGIN: site = '', REALTIME_ALLOWED_ORIGINS: allowed = '' } = given;
  const hasNoHub = given['CENTRIFUGO_URL'] !== undefined || given['STATS_ONLY'] === 'true';
  if (hasNoHub || !URL.canParse(site) || isLoopbackOrigin(new URL(site))) return [];
  const isAllowed = allowed
    .split(/[\s,]+/)
    .some((entry) => URL.canParse(entry) && new URL(entry).origin === new URL(site).origin);
  return isAllowed
    ? []
    : [
        `REALTIME_ALLOWED_ORIGINS must have SITE_ORIGIN (${new URL(site).origin}); live rooms are refused otherwise.`,
      ];
};

const findEqualPorts = ({
  REFERENCE_API_PORT: port = '4300',
  REFERENCE_ADMIN_PORT: adminPort,
}: Readonly<Record<string, string>>): string[] =>
  port === adminPort && port !== '0'
    ? [`REFERENCE_API_PORT and REFERENCE_ADMIN_PORT are both ${port}; they must differ.`]
    : [];

/**
 * Finds settings that cannot be right together, or need each other.
 * @param given the environment, without empty values
 * @returns a sentence for each
 */
export const findContradictions = (given: Readonly<Record<string, string>>): string[] => {
  const needs = (name: string, needed: readonly string[], because = name): string[] =>
    given[name]
      ? needed.filter((other) => !given[other]).map((other) => `${other} must be set beside ${because}.`)
      : [];
  return [
    ...needs('CENTRIFUGO_URL', [...centrifugoParts, 'REALTIME_URL']),
    ...centrifugoParts.flatMap((name) => needs(name, ['CENTRIFUGO_URL'])),
    ...(given['STATS_SINK'] === 'http' ? needs('STATS_SINK', ['STATS_HTTP_URL'], 'STATS_SINK=http') : []),
    ...findRefusedSite(given),
    ...findEqualPorts(given),
  ];
};
