import { createLogger } from './createLogger';

test('every line is one JSON object, and secrets are redacted', () => {
  const lines: string[] = [];
  const logger = createLogger({ requestLog: true }, { write: (line) => lines.push(line) });
  logger.info(
    {
      token: 's1',
      headers: { authorization: 's2', cookie: 's3' },
      a: { b: { verify_code: 's4', tel: 's5' } },
    },
    'a\n{"level":60}\u001b[31m',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\u001b]/);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ level: 30, token: '[redacted]', headers: { authorization: '[redacted]' } });
  expect(lines[0]).not.toMatch(/s[1-5]"/);
});

test('without the request log only warnings and errors are written', () => {
  const lines: string[] = [];
  const logger = createLogger({ requestLog: false }, { write: (line) => lines.push(line) });
  logger.info('quiet');
  logger.warn('loud');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['loud']);
});
