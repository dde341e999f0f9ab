import { markUserOnReturn } from './markUserOnReturn';

const root = document.documentElement;
const isMarked = () => root.hasAttribute('data-signed-in');
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeAll(() => markUserOnReturn(window));

test('a page from the back/forward cache learns of a login and of a logout', () => {
  localStorage.setItem('token', 't');
  show(true);
  expect(isMarked()).toBe(true);
  localStorage.removeItem('token');
  show(true);
  expect(isMarked()).toBe(false);
});

test('a page that was just loaded is left as the script before the first paint marked it', () => {
  root.setAttribute('data-signed-in', 'true');
  show(false);
  expect(isMarked()).toBe(true);
  root.removeAttribute('data-signed-in');
});
