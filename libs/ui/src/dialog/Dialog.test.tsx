import { showDialog, type DocumentDialog } from '@share/environment/document';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

const DialogOnTap = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        收藏
      </button>
      <Dialog
        id="open-app"
        open={open}
        onClose={() => setOpen(false)}
        title="收藏成功"
        actions={
          <>
            <Button variant="fill">立即前往</Button>
            <Button variant="text">再考虑下</Button>
          </>
        }
      >
        还能离线阅读。
      </Dialog>
    </>
  );
};

const openDialog = async () => {
  const user = userEvent.setup();
  render(<DialogOnTap />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '收藏' }));
  return { user, dialog: screen.getByRole('dialog', { name: '收藏成功' }) };
};

test('takes the focus, is modal and is named by its title', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveFocus();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
});

test('keeps Tab inside, in both directions', async () => {
  const { user } = await openDialog();
  const [go, later] = [screen.getByText('立即前往'), screen.getByText('再考虑下')];
  await user.tab();
  expect(go).toHaveFocus();
  await user.tab();
  expect(later).toHaveFocus();
  await user.tab();
  expect(go).toHaveFocus();
  await user.tab({ shift: true });
  expect(later).toHaveFocus();
});

test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['the back gesture', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a tap on the scrim', (dialog: HTMLElement) => fireEvent.click(dialog)],
])('%s closes it and restores the focus', async (_name, act) => {
  const { dialog } = await openDialog();
  act(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '收藏' })).toHaveFocus();
});

test.each([
  [undefined, '303px'],
  [500, '500px'],
])('a width of %s gives at most %s', (width, maxWidth) => {
  const { container } = render(
    <Dialog id="signup" open={false} onClose={() => undefined} title="湿地观鸟报名" width={width} />,
  );
  expect(container.querySelector('dialog > div')).toHaveStyle({ maxWidth });
});

test('a tap inside leaves it open', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByText('还能离线阅读。'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('Escape that cancels an unfinished word of an input method leaves it open', async () => {
  const { dialog } = await openDialog();
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 229 });
  expect(dialog).toBeVisible();
});

test.each([
  ['an iframe', <iframe key="frame" title="报名表" />],
  ['a select', <select key="choice" title="报名表" />],
])('Tab reaches %s', (_name, control) => {
  render(
    <Dialog id="signup" open onClose={() => undefined} title="湿地观鸟报名" actions={<button>关闭</button>}>
      {control}
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' });
  expect(screen.getByTitle('报名表')).toHaveFocus();
});

test('the page behind does not scroll until the last dialog has closed', () => {
  const dialog = (id: string, open: boolean) => (
    <Dialog key={id} id={id} open={open} onClose={() => undefined} title={id} />
  );
  const { overflow } = document.documentElement.style;
  const { rerender } = render([dialog('登录', true), dialog('协议', true)]);
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  rerender([dialog('登录', false), dialog('协议', true)]);
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  rerender([dialog('登录', false), dialog('协议', false)]);
  expect(document.documentElement.style.overflow).toBe(overflow);
});

test('restoring the focus does not scroll the page', async () => {
  const { dialog } = await openDialog();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('one that the document has opened already stays as it is, and gives the focus back to what opened it', () => {
  const dialog = (open: boolean) => (
    <Dialog id="login" open={open} onClose={() => undefined} title="登录">
      <input aria-label="手机号" />
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  const opener = document.body.appendChild(document.createElement('button'));
  const element = document.querySelector<DocumentDialog>('#login')!;
  showDialog(element, opener);
  screen.getByRole('textbox').focus();
  rerender(dialog(true));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
  opener.remove();
});

test('one that nothing with the focus has opened gives it to nothing: the first link of a page leads past its bar', () => {
  const dialog = (open: boolean) => (
    <>
      <a href="#main">跳到正文</a>
      <Dialog id="sent" open={open} onClose={() => undefined} title="评论成功" />
    </>
  );
  const page = { container: document.body };
  const { rerender } = render(dialog(false), page);
  expect(document.body).toHaveFocus();
  rerender(dialog(true));
  expect(screen.getByRole('dialog')).toHaveFocus();
  rerender(dialog(false));
  expect(screen.getByRole('link')).not.toHaveFocus();
});

test('gives the focus to what has taken the place of the control that opened it', async () => {
  const { user } = await openDialog();
  const opener = screen.getByText('收藏');
  const instead = document.createElement('button');
  opener.after(instead);
  opener.style.display = 'none';
  jest.spyOn(opener, 'focus').mockImplementation(() => undefined);
  await user.keyboard('{Escape}');
  expect(instead).toHaveFocus();
});
