/**
 * A column that makes the commit of its transaction not wait for the disk. The count of a rate limit comes before the write that it allows: the
 * log of a database is written in its order, so that write, which waits, takes the count along.
 */
export const waitOf = (kind: string): string =>
  kind === 'pace' ? `, set_config('synchronous_commit', 'off', true)` : '';
