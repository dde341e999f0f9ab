import { readSettings } from '@share/site-server';
import type { RoutePage } from '../routes/Route';
import { toPageEnvironment } from './pageEnvironment.server';

const environmentOf = (env: Record<string, string>) =>
  toPageEnvironment(readSettings(env), { title: '题' } as RoutePage);

test('the map key is published where there is one (R61)', () => {
  expect(environmentOf({ MAP_KEY: 'k1' })).toHaveProperty('mapKey', 'k1');
  expect(environmentOf({})).not.toHaveProperty('mapKey');
});

test('the browser is told what the app lacks', () => {
  const names = ['CLIENT_UA_TOKEN', 'APP_SCHEME', 'APP_UNIVERSAL_LINK', 'APP_PACKAGE'];
  expect(environmentOf(Object.fromEntries(names.map((name) => [name, ''])))).toMatchObject({
    clientUaToken: '',
    app: { scheme: '', universalLink: '', packageName: '' },
  });
});
