import type { OpenAppOffer } from '@share/open-app';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inPage, renderInPage } from '../../testing/renderInPage';
import { siteFixture } from '../../testing/siteFixture';
import { OfferSheet } from './OfferSheet';

const show = (offer: OpenAppOffer) => {
  const [onClose, onDecline] = [jest.fn(), jest.fn()];
  const sheet = (open: boolean) => (
    <OfferSheet
      site={siteFixture}
      offer={offer}
      open={open}
      address="https://m.example.com/a"
      onClose={onClose}
    />
  );
  const services = {
    successRule: { offersApp: () => true, isDeclined: () => false, decline: onDecline },
  };
  const { rerender } = renderInPage(sheet(true), services);
  return { onClose, onDecline, close: () => rerender(inPage(sheet(false), services)) };
};

test('in an app that holds pages: how to leave it for the browser', async () => {
  const { onClose } = show({ way: 'guide' });
  const sheet = screen.getByRole('dialog', { name: '在浏览器里打开App' });
  expect(sheet).toHaveTextContent('点右上角 ··· 选择“在浏览器打开”');
  await userEvent.click(within(sheet).getByRole('button', { name: '知道了' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('without the app: a link that the visitor may follow, and 再考虑下 beside it', async () => {
  const { onClose } = show({ way: 'download', href: 'https://app.example.com/get' });
  const sheet = within(screen.getByRole('dialog', { name: '还没有安装？' }));
  const link = sheet.getByRole('link', { name: '前往下载' });
  expect(link).toHaveAttribute('href', 'https://app.example.com/get');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const later = sheet.getByRole('button', { name: '再考虑下' });
  expect([link, later].map((control) => control.hasAttribute('data-wide'))).toEqual([true, true]);
  await userEvent.click(later);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['再考虑下', () => fireEvent.click(screen.getByRole('button', { name: '再考虑下' })), 1],
  ['关闭', () => fireEvent.click(screen.getByRole('button', { name: '关闭' })), 1],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }), 1],
  ['a tap beside it', () => fireEvent.click(screen.getByRole('dialog')), 1],
  ['前往下载', () => fireEvent.click(screen.getByRole('link', { name: '前往下载' })), 0],
])('without the app: closed by %s it is declined as the dialog is (R23)', (_way, close, times) => {
  const { onClose, onDecline } = show({ way: 'download', href: '#get' });
  close();
  expect([onClose, onDecline].map(({ mock }) => mock.calls.length)).toEqual([1, times]);
});

test('how to leave an app declines nothing', async () => {
  const { onDecline } = show({ way: 'guide' });
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onDecline).not.toHaveBeenCalled();
});

test('on a desktop: the address of the page as a code', async () => {
  show({ way: 'qr' });
  const sheet = within(screen.getByRole('dialog', { name: '扫码到手机上打开' }));
  const code = await sheet.findByRole('img', { name: '这个页面的二维码' });
  expect(code.querySelectorAll('rect').length).toBeGreaterThan(150);
});

test('in a mini program: 关闭弹窗 and nothing else (spec §6)', async () => {
  const { onClose } = show({ way: 'close' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  expect(dialog.getAllByRole('button')).toEqual([dialog.getByRole('button', { name: '关闭弹窗' })]);
  await userEvent.click(dialog.getByRole('button'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape closes it; its text remains during the animation', () => {
  const { onClose, close } = show({ way: 'guide' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/在浏览器打开/)).toBeInTheDocument();
});
