import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet, type SheetProps } from './Sheet';

const SheetOnTap = (props: Partial<SheetProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        登录
      </button>
      <Sheet id="login" title="登录后参与讨论" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="手机号" />
      </Sheet>
    </>
  );
};

const openSheet = async (props: Partial<SheetProps> = {}): Promise<HTMLElement> => {
  render(<SheetOnTap {...props} />);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  return screen.getByRole('dialog');
};

test('is a modal dialog named by its title, with its note and its footer', async () => {
  const sheet = await openSheet({ note: '未注册的手机号将自动创建账号', footer: <button>取消</button> });
  expect(sheet).toHaveAccessibleName('登录后参与讨论');
  expect(sheet).toHaveAttribute('aria-modal', 'true');
  expect(sheet).toHaveFocus();
  expect(sheet).toHaveTextContent('未注册的手机号将自动创建账号');
  expect(screen.getByRole('button', { name: '取消' })).toBeInTheDocument();
});

test('can have another name', async () => {
  expect(await openSheet({ label: '登录' })).toHaveAccessibleName('登录');
});

test.each([
  ['关闭', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Escape', (sheet: HTMLElement) => fireEvent.keyDown(sheet, { key: 'Escape' })],
  ['the back gesture', (sheet: HTMLElement) => fireEvent(sheet, new Event('cancel', { cancelable: true }))],
  ['a tap beside it', (sheet: HTMLElement) => fireEvent.click(sheet)],
])('%s closes it and restores the focus', async (_name, close) => {
  close(await openSheet());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '登录' })).toHaveFocus();
});

test('a tap inside leaves it open', async () => {
  await openSheet();
  await userEvent.click(screen.getByLabelText('手机号'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test.each([
  [{}, 'bottom'],
  [{ side: 'right' }, 'right'],
] as const)('%j slides in from the %s', async (props, side) => {
  expect(await openSheet(props)).toHaveAttribute('data-side', side);
});

test('a tap beside what lies above it closes it; what lies there is no part of the panel', async () => {
  const sheet = await openSheet({ above: <img alt="海报" /> });
  expect(sheet).toHaveAttribute('data-above');
  expect(screen.getByRole('img', { name: '海报' }).closest('section')?.parentElement).toBe(sheet);
  fireEvent.click(sheet);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does not dim the page without a scrim', async () => {
  expect(await openSheet({ hasScrim: false })).not.toHaveAttribute('data-scrim');
});

describe('with a visual viewport', () => {
  const viewport = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });

  beforeEach(() => {
    Object.assign(window, { visualViewport: viewport, innerHeight: 768 });
    Object.assign(viewport, { height: 768, offsetTop: 0, scale: 1 });
  });
  afterEach(() => Object.assign(window, { visualViewport: undefined }));

  const resize = (change: object): void =>
    act(() => {
      Object.assign(viewport, change);
      viewport.dispatchEvent(new Event('resize'));
    });
  const keyboardInset = (sheet: HTMLElement): string => sheet.style.getPropertyValue('--keyboard');

  test('stays above the keyboard and moves down with it', async () => {
    const sheet = await openSheet();
    expect(keyboardInset(sheet)).toBe('0px');
    resize({ height: 468 });
    expect(keyboardInset(sheet)).toBe('300px');
    resize({ height: 468, offsetTop: 100 });
    expect(keyboardInset(sheet)).toBe('200px');
    resize({ height: 768, offsetTop: 0 });
    expect(keyboardInset(sheet)).toBe('0px');
  });

  test('does not take zooming for a keyboard', async () => {
    const sheet = await openSheet();
    resize({ height: 384, scale: 2 });
    expect(keyboardInset(sheet)).toBe('0px');
  });

  test('follows the keyboard only while open', async () => {
    const sheet = await openSheet();
    fireEvent.keyDown(sheet, { key: 'Escape' });
    resize({ height: 468 });
    expect(keyboardInset(sheet)).toBe('0px');
  });
});
