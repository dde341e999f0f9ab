/** @jest-environment jsdom */
import { copyText, sharePage } from './sharePage';

const page = { title: '白鹭', link: 'https://share.example.com/a' };

interface Abilities {
  share?: () => Promise<void>;
  writeText?: (text: string) => Promise<void>;
  execCommand?: () => boolean;
}

const windowWith = ({ share, writeText, execCommand }: Abilities): Window => {
  document.execCommand = execCommand ?? (() => false);
  const navigator = { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) };
  return { navigator, document } as unknown as Window;
};

const refuse = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));
const accept = () => Promise.resolve();

test.each<[string, Abilities, string]>([
  ['the system has a panel', { share: accept }, 'shared'],
  ['the reader closes the panel', { share: refuse('AbortError'), writeText: accept }, 'cancelled'],
  ['the panel refuses', { share: refuse('NotAllowedError'), writeText: accept }, 'copied'],
  ['there is no panel', { writeText: accept }, 'copied'],
  ['there is only the old way to copy', { execCommand: () => true }, 'copied'],
  ['nothing works', { writeText: refuse('NotAllowedError') }, 'failed'],
])('%s', async (_, abilities, result) => {
  expect(await sharePage(page, windowWith(abilities))).toBe(result);
  expect(document.querySelector('textarea')).toBeNull();
});

test('copies exactly the text', async () => {
  const writeText = jest.fn(accept);
  expect(await copyText('https://a/b?c=1', windowWith({ writeText }))).toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://a/b?c=1');
});
