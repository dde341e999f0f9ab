import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostileHrefs, platformCalls } from '@share/safety/testing';
import { PopupPage } from './PopupPage';

const show = (src: string, open = true) => {
  const onClose = jest.fn();
  render(
    <PopupPage
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
])('shows %s under its name', (src, path) => {
  show(src);
  expect(screen.getByRole('dialog', { name: '湿地观鸟报名' })).toBeVisible();
  const iframe = screen.getByTitle('湿地观鸟报名');
  expect(iframe).toHaveAttribute('src', path);
  expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'signup.html',
  '',
  ...hostileHrefs,
])('does not show %j', (src) => {
  show(src);
  const iframe = document.querySelector('iframe');
  if (iframe) expect(new URL(iframe.src, 'https://m.example.com').origin).toBe('https://m.example.com');
  else expect(screen.getByText('无法打开此页面')).toBeVisible();
});

test.each(platformCalls)('%s is a call of the platform, and no page', (src) => {
  show(src);
  expect(screen.getByText('无法打开此页面')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
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

test('is closed by Escape, and the focus goes back to what opened it', async () => {
  const props = { src: '/media/pages/signup.html', title: '湿地观鸟报名', siteOrigin: '' };
  const onClose = jest.fn();
  const page = (isOpen: boolean) => (
    <>
      <button>打开</button>
      {isOpen && <PopupPage {...props} open onClose={onClose} />}
    </>
  );
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: '打开' });
  opener.focus();
  rerender(page(true));
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(page(false));
  expect(opener).toHaveFocus();
});
