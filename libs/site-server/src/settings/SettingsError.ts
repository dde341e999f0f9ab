/** The environment cannot be used. The message has one sentence per problem, each naming the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
