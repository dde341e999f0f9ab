/** @jest-environment jsdom */
import { copyText } from './copyText';

const windowWith = (writeText?: (text: string) => Promise<void>, execCommand = () => false): Window => {
  document.execCommand = execCommand;
  return { navigator: writeText ? { clipboard: { writeText } } : {}, document } as unknown as Window;
};

const refuse = () => Promise.reject(new Error('no'));

afterEach(() => {
  document.body.innerHTML = '';
});

test('copies exactly the text', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  expect(await copyText('https://a/b?c=1', windowWith(writeText))).toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://a/b?c=1');
});

test.each([
  ['there is only the old way', undefined],
  ['the clipboard refuses', refuse],
])('%s: the text is selected and copied, and nothing is left of it', async (_, writeText) => {
  const copied: string[] = [];
  const execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '');
    return true;
  };
  expect(await copyText('https://a/b', windowWith(writeText, execCommand))).toBe(true);
  expect(copied).toEqual(['https://a/b']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('in a modal dialog the text stands in it: nothing outside can be selected', async () => {
  document.body.innerHTML = '<dialog open><button>复制链接</button></dialog>';
  document.querySelector('button')?.focus();
  let place: Element | null | undefined;
  await copyText(
    'https://a/b',
    windowWith(undefined, () => {
      place = document.querySelector('textarea')?.parentElement;
      return true;
    }),
  );
  expect(place).toBe(document.querySelector('dialog'));
});

test('nothing works', async () => {
  expect(await copyText('https://a/b', windowWith(refuse))).toBe(false);
});
