import { controlScrollRestoration } from './controlScrollRestoration';

beforeAll(() => {
  Object.defineProperty(history, 'scrollRestoration', { value: 'auto', writable: true });
});

test("is manual while the page is open, and the browser's when it is left", () => {
  controlScrollRestoration(window);
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('a browser that does not know it is left alone', () => {
  const old = { history: {}, addEventListener: jest.fn() };
  controlScrollRestoration(old as unknown as Window);
  expect(old.history).toEqual({});
});
