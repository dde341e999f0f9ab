import { userAgents } from '@share/environment/testing';
import type { MetricWithAttribution } from 'web-vitals/attribution';
import { reportVitals, toPlace } from './reportVitals';

type Listener = (metric: MetricWithAttribution) => void;

const listeners: Record<string, Listener> = {};
const options: unknown[] = [];

jest.mock('web-vitals/attribution', () => {
  const on = (name: string) => (listener: Listener, given?: unknown) => {
    listeners[name] = listener;
    if (given) options.push(given);
  };
  return { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS'), onTTFB: on('TTFB') };
});

const metric = (given: object) =>
  ({ id: 'v6-1', rating: 'good', navigationType: 'navigate', attribution: {}, ...given }) as never;

test('an element is named by its tag and its island, never by its text, address or attributes', () => {
  document.body.innerHTML =
    '<div data-island="comments"><input id="tel" value="13800001111"></div><p class="x">正文</p>';
  expect(toPlace(document.querySelector('input'))).toBe('input@comments');
  expect(toPlace(document.querySelector('p'))).toBe('p');
  expect(toPlace(document.querySelector('p')?.firstChild ?? null)).toBe('');
  expect(toPlace(null)).toBe('');
});

test('each value is one event, with where it comes from', () => {
  const report = jest.fn();
  reportVitals(report, 'wetland1');
  expect(options).toEqual(Array(3).fill({ generateTarget: toPlace }));
  const lcp = { target: 'img', url: 'https://cdn.example.com/secret.jpg' };
  listeners['LCP']?.(metric({ name: 'LCP', value: 812.4, attribution: lcp }));
  listeners['INP']?.(
    metric({ name: 'INP', value: 96.2, attribution: { interactionTarget: 'button@comments' } }),
  );
  listeners['CLS']?.(metric({ name: 'CLS', value: 0.01234, attribution: { largestShiftTarget: 'div' } }));
  listeners['TTFB']?.(metric({ name: 'TTFB', value: 120.7 }));
  const same = { vital_id: 'v6-1', rating: 'good', navigation: 'navigate', env: 'other' };
  const ids = ['wetland1'];
  expect(report.mock.calls).toEqual([
    ['web_vital', { ids, extras: { name: 'LCP', value: 812, place: 'img', ...same } }],
    ['web_vital', { ids, extras: { name: 'INP', value: 96, place: 'button@comments', ...same } }],
    ['web_vital', { ids, extras: { name: 'CLS', value: 0.012, place: 'div', ...same } }],
    ['web_vital', { ids, extras: { name: 'TTFB', value: 121, ...same } }],
  ]);
});

describe('where the page is open', () => {
  const root = document.documentElement;
  afterEach(() => {
    root.removeAttribute('data-env');
    jest.restoreAllMocks();
  });
  const envIn = (fixture: string) => {
    const { userAgent } = userAgents.find(({ name }) => name === fixture)!;
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const report = jest.fn();
    reportVitals(report);
    listeners['TTFB']?.(metric({ name: 'TTFB', value: 120.7 }));
    return report.mock.calls[0][1];
  };

  test.each([
    ['WeChat 8.0.49, iPhone', 'wechat'],
    ['Safari, iPhone', 'ios'],
    ['Chrome, Android', 'android'],
    ['Huawei Browser, HarmonyOS NEXT', 'harmony'],
  ])('%s is reported as %s, and a page without an item has no id', (fixture, env) => {
    expect(envIn(fixture)).toMatchObject({ ids: [], extras: { env } });
  });

  test('a mini program is known by the mark of the document', () => {
    root.setAttribute('data-env', 'mini-program');
    expect(envIn('WeChat 8.0.49, iPhone')).toMatchObject({ extras: { env: 'mini' } });
  });
});
