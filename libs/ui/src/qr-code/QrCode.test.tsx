import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

const drawn = async (text: string) => {
  const { unmount } = render(<QrCode text={text} label="这个页面的二维码" />);
  const { innerHTML } = await screen.findByRole('img', { name: '这个页面的二维码' });
  unmount();
  return innerHTML;
};

test('each text has a code of its own', async () => {
  const first = await drawn('https://m.example.com/a');
  expect(await drawn('https://m.example.com/a')).toBe(first);
  expect(await drawn('https://m.example.com/b')).not.toBe(first);
});
