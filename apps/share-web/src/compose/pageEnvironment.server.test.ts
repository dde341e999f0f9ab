import { readSettings } from '@share/site-server';
import type { RoutePage } from '../routes/Route';
import { toPageEnvironment } from './pageEnvironment.server';

const environmentOf = (env: Record<string, string>) =>
  toPageEnvironment(readSettings(env), { title: '题' } as RoutePage);

test('the map key is published where there is one (R61)', () => {
  expect(environmentOf({ MAP_KEY: 'k1' })).toHaveProperty('mapKey', 'k1');
  expect(environmentOf({})).not.toHaveProperty('mapKey');
});

test.each([
  ['image', 'atlas'],
  ['link', undefined],
])('the statistics get the series of an item that is %s: %s (spec §3)', (type, series) => {
  const page = { title: '题', contentId: 'wetland1', appLink: { type } } as RoutePage;
  expect(toPageEnvironment(readSettings({}), page).series).toBe(series);
});

test('the browser knows what the app lacks', () => {
  const names = ['CLIENT_UA_TOKEN', 'APP_SCHEME', 'APP_UNIVERSAL_LINK', 'APP_PACKAGE'];
  expect(environmentOf(Object.fromEntries(names.map((name) => [name, ''])))).toMatchObject({
    clientUaToken: '',
    app: { scheme: '', universalLink: '', packageName: '' },
  });
});
