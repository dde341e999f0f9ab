import * as z from 'zod';

/** Settings are missing or wrong; the message has one sentence for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const count = (byDefault: number) =>
  z.coerce.number('must be a whole number').int().min(1).max(1_000_000).default(byDefault);

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  REFERENCE_API_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4300),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host:5432/name',
    })
    .optional(),
  REFERENCE_TEST_HOOKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  REQUEST_LOG: z.enum(['json', 'off'], 'must be json or off').default('json'),
  RATE_LIMIT_COMMENT_PER_MINUTE: count(6),
  RATE_LIMIT_COMMENT_PER_HOUR: count(60),
});

export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  testHooks: boolean;
  requestLog: boolean;
  commentLimits: { perMinute: number; perHour: number };
}

type Environment = Readonly<Record<string, string | undefined>>;

const ownNames = /^(REFERENCE_|RATE_LIMIT_COMMENT)/;

/**
 * Reads the settings of the reference platform; a variable that is empty counts as not set.
 *
 * @throws SettingsError for a bad value or an unknown name of ours
 */
export const readSettings = (environment: Environment): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const unknown = Object.keys(given).filter(
    (name) => ownNames.test(name) && !(name in environmentSchema.shape),
  );
  const result = environmentSchema.safeParse(given);
  const problems = [
    ...unknown.map((name) => `${name} is not a setting.`),
    ...(result.error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')} ${message}; it is "${given[String(path[0])]}".`,
    ),
  ];
  if (!result.success || problems.length > 0) throw new SettingsError(problems.join('\n'));
  const { data } = result;
  return {
    host: data.HOST,
    port: data.REFERENCE_API_PORT,
    dataDir: data.DATA_DIR,
    ...(data.DATABASE_URL && { databaseUrl: data.DATABASE_URL }),
    testHooks: data.REFERENCE_TEST_HOOKS === '1',
    requestLog: data.REQUEST_LOG === 'json',
    commentLimits: {
      perMinute: data.RATE_LIMIT_COMMENT_PER_MINUTE,
      perHour: data.RATE_LIMIT_COMMENT_PER_HOUR,
    },
  };
};
