/** Codes of a server that ends or starts, and of a connection that is gone. */
const lostCodes: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);

/** The driver names a connection that ends beneath a query in words only. */
const lostWords = /connection terminated|connection error and is not queryable/i;

/** Whether a query failed because its connection to PostgreSQL ended, which says nothing about the query. */
export const isLostConnection = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return lostCodes.has(String(code)) || lostWords.test(String(message));
};
