import { savesData } from './savesData';

it.each([
  [{ onLine: true }, false],
  [{ onLine: true, connection: {} }, false],
  [{ onLine: true, connection: { saveData: false } }, false],
  [{ onLine: true, connection: { saveData: true } }, true],
])('%j → %s', (navigator, expected) => {
  expect(savesData(navigator)).toBe(expected);
});
