import { startServiceWorker } from './startServiceWorker';

const postMessage = jest.fn();
const register = jest.fn(async () => undefined);
const update = jest.fn(async () => undefined);

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistration: async () => ({ update }),
      ready: Promise.resolve({ active: { postMessage } }),
    },
  });
  performance.getEntriesByType = () =>
    ['https://m.example.com/davmu/share/assets/a-1.js', 'https://m.example.com/peony/x'].map(
      (name) => ({ name }) as PerformanceEntry,
    );
  document.body.innerHTML = `<main><article><h1> 白鹭 </h1><div data-by-line><div data-names><p>云浦观察</p></div></div>
    <img src="https://m.example.com/a.webp"><img src="https://m.example.com/later.webp"></article></main>`;
  const [shown] = document.images;
  Object.defineProperties(shown, {
    complete: { value: true },
    naturalWidth: { value: 10 },
    currentSrc: { value: 'https://m.example.com/a.webp' },
  });
});
afterEach(() => jest.clearAllMocks());

const message = {
  type: 'page-read',
  title: '白鹭',
  account: '云浦观察',
  files: ['https://m.example.com/davmu/share/assets/a-1.js'],
  pictures: ['https://m.example.com/a.webp'],
};

test('registers the worker in its scope and tells what was shown, then and when the page is left', async () => {
  await startServiceWorker(window, {});
  expect(register).toHaveBeenCalledWith('/davmu/share/sw.js', { scope: '/davmu/share/' });
  expect(postMessage.mock.calls).toEqual([[message]]);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a page without an item has no title, a by-line of a time alone no account', async () => {
  document.querySelector('[data-names] p')?.replaceChildren(document.createElement('time'));
  await startServiceWorker(window, {});
  expect(postMessage.mock.lastCall).toEqual([{ ...message, account: undefined }]);
  document.querySelector('h1')?.remove();
  await startServiceWorker(window, {});
  expect(postMessage.mock.lastCall).toEqual([{ ...message, title: undefined, account: undefined }]);
});

test('a newer worker, or the one that removes all, is looked for on every page; without network the present one stays', async () => {
  await startServiceWorker(window, { withoutServiceWorker: true });
  expect(update).toHaveBeenCalledTimes(1);
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await startServiceWorker(window, {});
  expect(update).toHaveBeenCalledTimes(2);
  expect(register).toHaveBeenCalledTimes(1);
});

test('nothing is registered where it is switched off, or where there is no such thing', async () => {
  await startServiceWorker(window, { withoutServiceWorker: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  await startServiceWorker(window, {});
  expect(register).not.toHaveBeenCalled();
});

test('the first worker of a browser comes some time after the page has loaded', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  Object.assign(navigator.serviceWorker, { getRegistration: async () => undefined });
  const started = startServiceWorker(window, {});
  await jest.advanceTimersByTimeAsync(2999);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await started;
  expect(register).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
