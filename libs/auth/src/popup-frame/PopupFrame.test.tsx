import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostileHrefs } from '@share/safety/testing';
import { PopupFrame } from './PopupFrame';

const show = (src: string, open = true) => {
  const onClose = jest.fn();
  render(
    <PopupFrame
      id="popup"
      open={open}
      onClose={onClose}
      src={src}
      title="湿地观鸟报名"
      siteOrigin="https://m.example.com"
    />,
  );
  return onClose;
};

test.each([
  ['/media/pages/signup.html', '/media/pages/signup.html'],
  ['https://m.example.com/media/pages/signup.html?from=h5', '/media/pages/signup.html?from=h5'],
])('frames %s under its name', (src, framed) => {
  show(src);
  expect(screen.getByRole('dialog', { name: '湿地观鸟报名' })).toBeVisible();
  expect(screen.getByTitle('湿地观鸟报名')).toHaveAttribute('src', framed);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'signup.html',
  '',
  ...hostileHrefs,
])('does not frame %j', (src) => {
  show(src);
  const frame = document.querySelector('iframe');
  if (frame) expect(new URL(frame.src, 'https://m.example.com').origin).toBe('https://m.example.com');
  else expect(screen.getByText('无法打开此页面')).toBeVisible();
});

test('loads nothing while it is closed', () => {
  show('/media/pages/signup.html', false);
  expect(document.querySelector('iframe')).toBeNull();
});

test('is closed by 关闭', async () => {
  const onClose = show('/media/pages/signup.html');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalled();
});
