import { ApiError } from '@share/api-client';
import { TestPage } from '@share/islands/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import wx from 'weixin-js-sdk';
import { createLoginServices, never, refuseCode } from '../../testing/createLoginServices';
import { PhoneLoginPanel, type PhoneLoginPanelProps } from './PhoneLoginPanel';

const start = Date.UTC(2026, 10, 21, 2);
const agreementText = '请勾选阅读并同意《用户协议》《隐私政策》';

jest.mock('weixin-js-sdk', () => ({
  __esModule: true,
  default: { miniProgram: { navigateTo: jest.fn() } },
}));

type Given = Parameters<typeof createLoginServices>[0];

const show = (services: Given = {}, given: Partial<PhoneLoginPanelProps> = {}) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = { toast: jest.fn(), succeed: jest.fn() };
  const props = { open: true, onClose: jest.fn(), action: 'login', siteName: '云浦新闻', ...given };
  const panel = (open: boolean) => (
    <TestPage services={createLoginServices({ page, ...services })}>
      <PhoneLoginPanel {...props} open={open} />
    </TestPage>
  );
  const { rerender } = render(panel(props.open));
  return { user, ...page, onClose: props.onClose, setOpen: (open: boolean) => rerender(panel(open)) };
};

const panel = () => screen.getByRole('dialog', { name: '登录' });
const phone = () => screen.getByRole('textbox', { name: '手机号' });
const code = () => screen.getByRole('textbox', { name: '验证码' });
const box = () => screen.getByRole('checkbox');
const submit = () => screen.getByRole('button', { name: '登录' });
const sendCode = () => screen.getByRole('button', { name: '获取验证码' });
const toast = () => screen.getByRole('status');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

type User = ReturnType<typeof show>['user'];

/** Taps, and lets pending promises settle. */
const tap = async (user: User, element: HTMLElement) => {
  await user.click(element);
  await pass(0);
};

/** Requests a code with everything that takes. */
const requestCode = async (user: User) => {
  await user.type(phone(), '13800138000');
  await user.click(box());
  await tap(user, sendCode());
};

const fillIn = async (user: User, { agree = true } = {}) => {
  await user.type(phone(), '13800138000');
  await user.type(code(), '482913');
  if (agree) await user.click(box());
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: start });
  // 微信登录 is offered in mini programs.
  document.documentElement.setAttribute('data-env', 'mini-program');
});
afterEach(() => jest.useRealTimers());

describe('the panel', () => {
  test('is a dialog 登录 with the two fields, an unticked box and the two buttons, the focus in the first field', () => {
    document.documentElement.removeAttribute('data-env');
    show();
    expect(within(panel()).getByRole('heading')).toHaveTextContent('登录云浦新闻');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleName(/用户协议.*隐私政策/);
    expect(sendCode()).toBeVisible();
    expect(submit()).toBeDisabled();
    expect(phone()).toHaveFocus();
    expect(screen.queryByRole('button', { name: '微信登录' })).not.toBeInTheDocument();
  });

  test('is not there while it is closed', () => {
    show({}, { open: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is closed by 关闭 and by Escape', async () => {
    const { user, onClose, toast, succeed } = show();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect([toast, succeed].some(({ mock }) => mock.calls.length > 0)).toBe(false);
  });

  test('all fields are empty when it opens again (spec §4)', async () => {
    const { user, setOpen } = show();
    await fillIn(user);
    setOpen(false);
    setOpen(true);
    expect(phone()).toHaveValue('');
    expect(code()).toHaveValue('');
    expect(box()).not.toBeChecked();
    expect(phone()).toHaveFocus();
  });
});

test.each([
  ['login', '登录云浦新闻'],
  ['comment', '登录后参与讨论'],
  ['collect', '登录后收藏内容'],
  ['follow', '登录后关注账号'],
  ['report', '登录后提交投诉'],
])('the heading fits what the visitor wanted: %s', (action, heading) => {
  show({}, { action });
  expect(within(panel()).getByRole('heading')).toHaveTextContent(heading);
});

test('a number that is not whole says so when the field is left; an empty one says nothing', async () => {
  const { user } = show();
  await user.click(code());
  expect(phone()).not.toHaveAccessibleDescription();
  await user.type(phone(), '138001380');
  expect(phone()).not.toHaveAccessibleDescription();
  await user.click(code());
  expect(phone()).toHaveAccessibleDescription('手机号为 11 位，还差 2 位');
  expect(code()).toHaveFocus();
});

describe('the button 登录 (spec §5)', () => {
  test.each([
    ['a phone alone', '13800138000', '', false],
    ['a code alone', '', '482913', false],
    ['a phone that is none', '12800138000', '482913', false],
    ['a short phone', '1380013800', '482913', false],
    ['a phone and a code', '13800138000', '4', true],
  ])('with %s', async (_, tel, digits, isEnabled) => {
    const { user } = show();
    if (tel) await user.type(phone(), tel);
    if (digits) await user.type(code(), digits);
    if (isEnabled) expect(submit()).toBeEnabled();
    else expect(submit()).toBeDisabled();
  });

  test('takes no more than six digits as a code', async () => {
    const { user } = show();
    await user.type(code(), '48a29137');
    expect(code()).toHaveValue('482913');
  });

  test('logs in with phone and code, closes and announces it', async () => {
    const login = jest.fn(() => Promise.resolve({ ok: true } as const));
    const { user, succeed, toast, onClose } = show({ session: { login } });
    await fillIn(user);
    await tap(user, submit());
    expect(login).toHaveBeenCalledWith({ tel: '13800138000', code: '482913' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(succeed).toHaveBeenCalledWith('loggedIn');
    expect(toast).not.toHaveBeenCalled();
  });

  test('a login on the way to something else is said, without an offer of the app', async () => {
    const { user, succeed, toast } = show({}, { action: 'comment' });
    await fillIn(user);
    await tap(user, submit());
    expect(toast).toHaveBeenCalledWith('登录成功～');
    expect(succeed).not.toHaveBeenCalled();
  });

  test('is pressed by Enter too', async () => {
    const { user, onClose } = show();
    await fillIn(user);
    await user.type(code(), '{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('is busy meanwhile and logs in once', async () => {
    const login = jest.fn(never);
    const { user } = show({ session: { login } });
    await fillIn(user);
    await tap(user, submit());
    const busy = screen.getByRole('button', { name: '登录中' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    await user.type(code(), '{Enter}');
    expect(login).toHaveBeenCalledTimes(1);
  });

  test('shows what the platform says when it refuses, and can be pressed again', async () => {
    const login = async () => ({ ok: false, reason: 'refused', message: '验证码错误' }) as const;
    const { user, onClose } = show({ session: { login } });
    await fillIn(user);
    await tap(user, submit());
    expect(toast()).toHaveTextContent('验证码错误');
    expect(panel()).toContainElement(toast());
    expect(submit()).toBeEnabled();
    expect(submit()).toHaveAttribute('aria-busy', 'false');
    expect(phone()).toHaveValue('138 0013 8000');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('marks a code that was refused and selects it, so that the next one replaces it', async () => {
    const login = async () => ({ ok: false, reason: 'refused', message: '验证码错误' }) as const;
    const { user } = show({ session: { login } });
    await fillIn(user);
    expect(code()).not.toHaveAttribute('aria-invalid');
    await tap(user, submit());
    expect(code()).toHaveAttribute('aria-invalid', 'true');
    expect(code()).toHaveFocus();
    await user.keyboard('5');
    expect(code()).toHaveValue('5');
    expect(code()).not.toHaveAttribute('aria-invalid');
  });

  test.each(['account', 'network'] as const)('does not mark a code that is right: %s', async (reason) => {
    const login = async () => ({ ok: false, reason, message: '账号已停用' }) as const;
    const { user } = show({ session: { login } });
    await fillIn(user);
    await tap(user, submit());
    expect(toast()).toHaveTextContent('账号已停用');
    expect(code()).not.toHaveAttribute('aria-invalid');
  });
});

test('a pasted text message fills in its code', async () => {
  const { user } = show();
  await user.click(code());
  await user.paste('【云浦新闻】验证码 482913，5分钟内有效');
  expect(code()).toHaveValue('482913');
  await user.clear(code());
  await user.paste('482 913');
  expect(code()).toHaveValue('482913');
});

describe('the agreement (spec §5, R31)', () => {
  test('unticked, it stops the login with a message, which goes once it is ticked', async () => {
    const login = jest.fn();
    const { user } = show({ session: { login } });
    await fillIn(user, { agree: false });
    await tap(user, submit());
    expect(login).not.toHaveBeenCalled();
    expect(box()).toHaveAccessibleDescription(agreementText);
    expect(screen.getByText(agreementText).closest('[role=alert]')).not.toBeNull();
    await user.click(box());
    expect(screen.queryByText(agreementText)).not.toBeInTheDocument();
  });

  test('unticked, it stops the login over WeChat too', async () => {
    const { user } = show();
    const wechat = screen.getByRole('button', { name: '微信登录' });
    await tap(user, wechat);
    expect(wx.miniProgram.navigateTo).not.toHaveBeenCalled();
    expect(screen.getByText(agreementText)).toBeVisible();
    await user.click(box());
    await tap(user, wechat);
    expect(wx.miniProgram.navigateTo).toHaveBeenCalledTimes(1);
  });

  test('a login over WeChat that does not open is said in the panel', async () => {
    jest.mocked(wx.miniProgram.navigateTo).mockImplementationOnce(() => {
      throw new TypeError('no code');
    });
    const { user } = show();
    await user.click(box());
    await tap(user, screen.getByRole('button', { name: '微信登录' }));
    expect(toast()).toHaveTextContent('网络错误，请稍后重试～');
  });

  test('unticked, it stops the code too, until it is ticked (R87)', async () => {
    const sendVerifyCode = jest.fn(() => Promise.resolve());
    const { user } = show({ sendVerifyCode });
    await user.type(phone(), '13800138000');
    await tap(user, sendCode());
    expect(sendVerifyCode).not.toHaveBeenCalled();
    expect(box()).toHaveAccessibleDescription(agreementText);
    expect(box()).toBeInvalid();
    await user.click(box());
    expect(box()).toBeValid();
    await tap(user, sendCode());
    expect(toast()).toHaveTextContent('验证码发送成功');
  });

  test.each([
    ['《用户协议》', '用户协议', '/davmu/agreement/user_agreement'],
    ['《隐私政策》', '隐私政策', '/davmu/agreement/privacy_policy'],
  ])('%s opens over the form, which keeps what was typed', async (link, title, href) => {
    const { user, onClose } = show();
    await user.type(phone(), '138');
    await user.click(screen.getByRole('link', { name: link }));
    const text = await screen.findByRole('dialog', { name: title });
    expect(within(text).getByTitle(title)).toHaveAttribute('src', href);
    expect(within(text).getByTitle(title)).toHaveAttribute('sandbox', 'allow-same-origin allow-popups');
    expect(box()).not.toBeChecked();
    await user.keyboard('{Escape}');
    expect(text).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(phone()).toHaveValue('138');
  });
});

describe('the button 获取验证码 (spec §4, §5)', () => {
  test('is dimmed without a whole number, and then says what is wrong', async () => {
    const sendVerifyCode = jest.fn();
    const { user } = show({ sendVerifyCode });
    await user.type(phone(), '138001380');
    expect(sendCode()).toHaveAttribute('aria-disabled', 'true');
    await tap(user, sendCode());
    expect(sendVerifyCode).not.toHaveBeenCalled();
    expect(phone()).toHaveAccessibleDescription('手机号为 11 位，还差 2 位');
    expect(phone()).toHaveFocus();
    await user.type(phone(), '0');
    expect(phone()).not.toHaveAccessibleDescription();
  });

  test('sends tel and type 6 and counts down from 60', async () => {
    const sendVerifyCode = jest.fn(() => Promise.resolve());
    const { user } = show({ sendVerifyCode });
    await user.type(phone(), '13800138000');
    expect(sendCode()).toHaveAttribute('aria-disabled', 'false');
    await user.click(box());
    await tap(user, sendCode());
    expect(sendVerifyCode).toHaveBeenCalledWith({ tel: '13800138000', type: 6 });
    expect(toast()).toHaveTextContent('验证码发送成功');
    const waiting = screen.getByRole('button', { name: '60 秒后重新获取' });
    await pass(8000);
    expect(waiting).toHaveTextContent('52 秒后重新获取');
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await user.click(waiting);
    expect(sendVerifyCode).toHaveBeenCalledTimes(1);
    await pass(52_000);
    expect(screen.getByText('可以重新获取验证码')).toHaveAttribute('aria-live', 'polite');
    await tap(user, sendCode());
    expect(sendVerifyCode).toHaveBeenCalledTimes(2);
  });

  test('R33: follows the wall clock when timers stood still, and goes on while the panel is closed', async () => {
    const { user, setOpen } = show();
    await requestCode(user);
    setOpen(false);
    jest.setSystemTime(start + 30_000);
    setOpen(true);
    await pass(1000);
    expect(screen.getByRole('button', { name: '29 秒后重新获取' })).toBeVisible();
  });

  test('is there again when the clock is set back while it counts, and counts on when the clock is right again', async () => {
    const sendVerifyCode = jest.fn(() => Promise.resolve());
    const { user } = show({ sendVerifyCode });
    await requestCode(user);
    jest.setSystemTime(start - 3_600_000);
    await pass(1000);
    expect(sendCode()).toHaveAttribute('aria-disabled', 'false');
    jest.setSystemTime(start + 10_000);
    await pass(1000);
    expect(screen.getByRole('button', { name: '49 秒后重新获取' })).toBeVisible();
    await pass(1000);
    jest.setSystemTime(start - 3_600_000);
    await pass(1000);
    await tap(user, sendCode());
    expect(sendVerifyCode).toHaveBeenCalledTimes(2);
  });

  test('sends one code however often it is tapped', async () => {
    const sendVerifyCode = jest.fn(never);
    const { user } = show({ sendVerifyCode });
    await user.type(phone(), '13800138000');
    await user.click(box());
    await user.dblClick(sendCode());
    expect(sendCode()).toHaveAttribute('aria-busy', 'true');
    expect(sendVerifyCode).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the message of the platform', refuseCode('操作太频繁了，请稍后再试'), '操作太频繁了，请稍后再试'],
    ['a network error for a refusal without a message', refuseCode(''), '网络错误，请稍后重试～'],
    [
      'a network error',
      () => Promise.reject(new ApiError({ kind: 'timeout', message: 'late' })),
      '网络错误，请稍后重试～',
    ],
    ['a fault of ours', () => Promise.reject(new TypeError('x')), '网络错误，请稍后重试～'],
  ])('shows %s when it fails, and can be tapped again', async (_, fail, message) => {
    const { user } = show({ sendVerifyCode: fail });
    await requestCode(user);
    expect(toast()).toHaveTextContent(message);
    expect(sendCode()).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('with a password', () => {
  test('requests one instead of a code', async () => {
    const login = jest.fn(() => Promise.resolve({ ok: true } as const));
    const { user } = show({ session: { login } }, { mode: 'password' });
    expect(screen.queryByRole('textbox', { name: '验证码' })).not.toBeInTheDocument();
    await user.type(phone(), '13800138000');
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText('密码'), 'correct horse');
    await user.click(box());
    await tap(user, submit());
    expect(login).toHaveBeenCalledWith({ tel: '13800138000', password: 'correct horse' });
  });
});

describe('the on-screen keyboard', () => {
  test('does not hide the button that logs in', async () => {
    const viewport = new EventTarget();
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    show();
    viewport.dispatchEvent(new Event('resize'));
    await pass(20);
    expect(shown).toEqual([submit(), phone()]);
    Reflect.deleteProperty(window, 'visualViewport');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});
