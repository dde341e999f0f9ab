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

test('going back from a place on the page returns to where the visitor was, once', () => {
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo;
  window.scrollY = 640;
  controlScrollRestoration(window);
  document.body.innerHTML = '<a href="#comments"><b>评论</b></a>';
  document.querySelector('b')?.click();
  expect(history.state).toMatchObject({ scrolledTo: 640 });
  const back = () => window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
  back();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  scrollTo.mockClear();
  back();
  expect(scrollTo).not.toHaveBeenCalled();
});
