import { readsChangeRoute } from '../desktopPageConstants';
import { sendChangeRoute } from './sendChangeRoute';

const pcLink = 'https://www.example.com/a';
const message = { type: 'changeRoute', pc_link: pcLink };

/** A page whose frame is `parent`; without one it stands alone. */
const openPage = async (parent?: { postMessage: jest.Mock }) => {
  const page = Object.assign(new EventTarget(), { location: window.location, parent });
  page.parent ??= page as never;
  await sendChangeRoute(page as unknown as Window, pcLink);
  return (source: unknown, origin: string, data: unknown) =>
    page.dispatchEvent(new MessageEvent('message', { source: source as Window, origin, data }));
};

test('R73: tells the frame of the same site at once, and again when it listens', async () => {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const postMessage = jest.fn();
  const parent = Object.assign(frame as object, { postMessage }) as { postMessage: jest.Mock };
  const receive = await openPage(parent);
  expect(postMessage.mock.calls).toEqual([[message, window.location.origin]]);
  receive(parent, 'https://evil.example', readsChangeRoute);
  receive(window, window.location.origin, readsChangeRoute);
  receive(parent, window.location.origin, 'anything else');
  expect(postMessage).toHaveBeenCalledTimes(1);
  receive(parent, window.location.origin, readsChangeRoute);
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a page without a frame sends no message', async () => {
  const postMessage = jest.spyOn(window, 'postMessage');
  await sendChangeRoute(window, pcLink);
  expect(postMessage).not.toHaveBeenCalled();
  postMessage.mockRestore();
});

test('an item without a page for desktops is not announced', async () => {
  const parent = { postMessage: jest.fn() };
  await sendChangeRoute({ parent, location: window.location } as unknown as Window, undefined);
  expect(parent.postMessage).not.toHaveBeenCalled();
});
