import { readEnvironment } from '@share/environment';
import { clientUaToken, userAgents } from '@share/environment/testing';
import { hasPreviewFlag } from '@share/site-paths';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const script = readFileSync(join(__dirname, 'beforePaint.js'), 'utf8');

/** The marks that the script sets on the document. */
const marksOf = (userAgent: string, search = ''): Record<string, string> => {
  const marks: Record<string, string> = {};
  const document = {
    currentScript: { getAttribute: () => clientUaToken },
    documentElement: { setAttribute: (name: string, value: string) => void (marks[name] = value) },
    addEventListener: () => undefined,
  };
  const window = {
    location: { search, href: `https://m.example.com/${search}` },
    localStorage: { getItem: () => null },
  };
  runInNewContext(script, { window, document, navigator: { userAgent } });
  return marks;
};

const markOf = (userAgent: string, maxTouchPoints: number): string | undefined => {
  const { host, isMiniProgram } = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
  if (isMiniProgram) return 'mini-program';
  return host === 'client' || host === 'wechat' ? host : undefined;
};

test.each(userAgents)('$name is marked as readEnvironment has it', ({ userAgent, maxTouchPoints }) => {
  expect(marksOf(userAgent)['data-env']).toBe(markOf(userAgent, maxTouchPoints));
});

test.each([
  '',
  '?preview',
  '?preview=',
  '?preview=0',
  '?preview=0&a=1',
  '?preview=false',
  '?xpreview=1',
  '?preview=1',
  '?preview=00',
  '?preview=falsehood',
  '?a=1&preview=true&b=2',
])('R9: %j hides the offer as hasPreviewFlag has it', (search) => {
  expect(marksOf('', search)['data-offer']).toBe(hasPreviewFlag(search) ? 'hidden' : undefined);
});
