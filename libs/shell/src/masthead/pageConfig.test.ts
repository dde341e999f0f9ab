import { publishPageEnvironment, readPageConfig } from './pageConfig';

const environment = { siteOrigin: 'https://m.example.com' };

beforeEach(() => {
  jest.useFakeTimers();
  delete window.__SITE_ENV__;
});
afterEach(() => jest.useRealTimers());

test('R61: the page environment is found under the name of the specification', () => {
  publishPageEnvironment(window, environment, () => undefined);
  expect(window.__SITE_ENV__).toEqual(environment);
  expect(readPageConfig()).toBeUndefined();
});

test('R61: what an app has put there before wins', () => {
  const onConfig = jest.fn();
  window.__SITE_ENV__ = { h5_config: { site_name: '临川日报' } };
  publishPageEnvironment(window, environment, onConfig);
  expect(window.__SITE_ENV__).toEqual({ ...environment, h5_config: { site_name: '临川日报' } });
  expect(onConfig).toHaveBeenCalledTimes(1);
  expect(readPageConfig()).toEqual({ site_name: '临川日报' });
});

test.each([
  [0, 200],
  [201, 500],
])('R49: what comes after %d ms is found after %d ms', (comesAfter, isFoundAfter) => {
  const onConfig = jest.fn();
  publishPageEnvironment(window, environment, onConfig);
  jest.advanceTimersByTime(comesAfter);
  window.__SITE_ENV__ = { h5_config: { site_name: '临川日报' } };
  jest.advanceTimersByTime(isFoundAfter - comesAfter - 1);
  expect(onConfig).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onConfig).toHaveBeenCalledTimes(1);
});

test.each([null, 'text', 7, []])('an environment of %j is none', (value) => {
  window.__SITE_ENV__ = value;
  expect(readPageConfig()).toBeUndefined();
});
