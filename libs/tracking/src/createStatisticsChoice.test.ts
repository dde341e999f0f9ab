import { createSafeStorage } from '@share/environment';
import { createStatisticsChoice } from './createStatisticsChoice';
import { isStatisticsOn } from './statisticsChoice';

const storage = createSafeStorage(() => localStorage);
const isOn = (signals = {}) => isStatisticsOn(storage, signals);

beforeEach(() => localStorage.clear());

test.each([
  [{}, true],
  [{ doNotTrack: null, globalPrivacyControl: false }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: 'unspecified' }, true],
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
])('without a choice, the browser decides: %j → %s', (signals, expected) => {
  expect(isOn(signals)).toBe(expected);
});

test.each([true, false])('a choice made here counts more than what the browser says (%s)', (wanted) => {
  createStatisticsChoice(storage, {}).setOn(wanted);
  expect(isOn({ doNotTrack: '1' })).toBe(wanted);
  expect(isOn()).toBe(wanted);
  expect(createStatisticsChoice(storage, {}).store.getState()).toEqual({ isOn: wanted });
});

test('something else in the storage is no choice', () => {
  localStorage.setItem('share:statistics', '<b>');
  expect([isOn(), isOn({ doNotTrack: '1' })]).toEqual([true, false]);
});

test('off removes what waits to be sent and the id of the device, at once', () => {
  localStorage.setItem('tracking_queue', '[{"event_id":"a"}]');
  localStorage.setItem('device_meta', '{"user_id":"b"}');
  const choice = createStatisticsChoice(storage, {});
  choice.setOn(false);
  expect(choice.store.getState()).toEqual({ isOn: false });
  expect({ ...localStorage }).toEqual({ 'share:statistics': 'off' });
});

test.each(['storage', 'pageshow'])('follows other tabs and later pages (%s)', (event) => {
  const choice = createStatisticsChoice(storage, {});
  choice.follow(window);
  localStorage.setItem('share:statistics', 'off');
  // This tab does not know it yet.
  localStorage.setItem('device_meta', '{"user_id":"b"}');
  window.dispatchEvent(new Event(event));
  expect(choice.store.getState()).toEqual({ isOn: false });
  expect({ ...localStorage }).toEqual({ 'share:statistics': 'off' });
});
