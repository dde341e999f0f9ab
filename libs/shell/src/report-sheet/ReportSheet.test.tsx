import { ApiError } from '@share/api-client';
import { createTestSession } from '@share/session/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inPage, renderInPage } from '../../testing/renderInPage';
import { shellServices } from '../../testing/shellServices';
import { ReportSheet } from './ReportSheet';

const target = { type: 'comment', id: 'c1' } as const;
const receipt = { report_id: 'r1', is_repeated: false };

const show = (createReport: jest.Mock, session = createTestSession({ isLoggedIn: true })) => {
  const [toast, onClose] = [jest.fn(), jest.fn()];
  const services = { api: { ...shellServices.api, createReport }, session, page: { toast } };
  const sheet = (id: string, open = true) => (
    <ReportSheet {...{ open, onClose }} reportReasons={['内容不实', '其他']} target={{ ...target, id }} />
  );
  const { rerender } = renderInPage(sheet('c1'), services);
  const show = (element: ReturnType<typeof sheet>) => rerender(inPage(element, services));
  return { toast, onClose, close: () => show(sheet('c1', false)), reopen: (id: string) => show(sheet(id)) };
};

const send = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
const choose = (reason: string) => userEvent.click(screen.getByRole('radio', { name: reason }));
const field = () => screen.getByRole('textbox', { name: /补充说明/ });

test('sends reason and text, says so and closes', async () => {
  const createReport = jest.fn().mockResolvedValue(receipt);
  const { toast, onClose } = show(createReport);
  await choose('内容不实');
  await userEvent.type(field(), ' 第三段的数字不对 ');
  await send();
  expect(createReport).toHaveBeenCalledWith({
    target_type: 'comment',
    target_id: 'c1',
    reason: '内容不实',
    content: '第三段的数字不对',
  });
  expect(toast).toHaveBeenCalledWith('已收到，我们会尽快处理');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['what is complained about', { name: '数字控的评论' }, '数字控的评论'],
  ['the page, where it is nothing else', {}, '退塘还湿三年后'],
])('says %s', (_name, named, text) => {
  document.title = '退塘还湿三年后';
  renderInPage(
    <ReportSheet open onClose={() => undefined} reportReasons={[]} target={{ ...target, ...named }} />,
    {},
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('without a reason, or with more than 500 characters, nothing is sent', async () => {
  const createReport = jest.fn().mockResolvedValue(receipt);
  show(createReport);
  await send();
  await choose('其他');
  await userEvent.click(field());
  await userEvent.paste('字'.repeat(501));
  expect(screen.getByRole('button', { name: '提交' })).toHaveAttribute('aria-disabled', 'true');
  await send();
  expect(createReport).not.toHaveBeenCalled();
});

test.each([
  ['no answer', new ApiError({ kind: 'network', message: 'offline' }), '网络错误，请稍后重试～'],
  ['a refusal', new ApiError({ kind: 'business', code: 1429, message: '操作太频繁' }), '操作太频繁'],
  ['a refusal without a message', new ApiError({ kind: 'business', message: '' }), '网络错误，请稍后重试～'],
])('%s keeps what was typed and says why', async (_, error, message) => {
  const { toast, onClose } = show(jest.fn().mockRejectedValue(error));
  await choose('其他');
  await userEvent.type(field(), '请核实');
  await send();
  expect(screen.getByText(message)).toHaveAttribute('role', 'alert');
  expect(field()).toHaveValue('请核实');
  expect([toast, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

const refused = () => new ApiError({ kind: 'unauthorized', message: '请先登录' });

test('a visitor who is not logged in sends it without a login', async () => {
  const createReport = jest.fn().mockResolvedValue(receipt);
  const onLoginRequired = jest.fn(() => 'closed' as const);
  const { toast, onClose } = show(createReport, createTestSession({ onLoginRequired }));
  await choose('其他');
  await send();
  expect(createReport).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith('已收到，我们会尽快处理');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onLoginRequired).not.toHaveBeenCalled();
});

test('a failure without a login keeps what was typed, and requests none', async () => {
  const onLoginRequired = jest.fn(() => 'logged in' as const);
  const error = new ApiError({ kind: 'network', message: 'offline' });
  show(jest.fn().mockRejectedValue(error), createTestSession({ onLoginRequired }));
  await choose('其他');
  await userEvent.type(field(), '请核实');
  await send();
  expect(screen.getByText('网络错误，请稍后重试～')).toBeInTheDocument();
  expect(field()).toHaveValue('请核实');
  expect(onLoginRequired).not.toHaveBeenCalled();
});

test.each([
  ['closing that leaves the form as it is', 'closed', 1, '请核实'],
  ['then it is sent', 'logged in', 2, ''],
] as const)(
  'where the platform wants a login, a visitor is requested it; %s',
  async (_, answer, calls, text) => {
    const createReport = jest.fn().mockResolvedValue(receipt).mockRejectedValueOnce(refused());
    const onLoginRequired = jest.fn(() => answer);
    show(createReport, createTestSession({ onLoginRequired }));
    await choose('其他');
    await userEvent.type(field(), '请核实');
    await send();
    expect(onLoginRequired).toHaveBeenCalledWith('report');
    expect(createReport).toHaveBeenCalledTimes(calls);
    expect(field()).toHaveValue(text);
    expect(screen.getByRole('button', { name: '提交' })).toBeInTheDocument();
  },
);

test('a login that has expired is requested again, and the complaint is sent', async () => {
  const session = createTestSession({ isLoggedIn: true, onLoginRequired: () => 'logged in' });
  const createReport = jest.fn().mockResolvedValue(receipt);
  createReport.mockImplementationOnce(async () => {
    session.dropToken('user-token');
    throw refused();
  });
  const { onClose } = show(createReport, session);
  await choose('其他');
  await send();
  expect(createReport).toHaveBeenCalledTimes(2);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('another target starts with an empty form', async () => {
  const { reopen } = show(jest.fn());
  await userEvent.type(field(), '请核实');
  reopen('c2');
  expect(field()).toHaveValue('');
});

test('closing keeps what was typed, in its place while the sheet goes', async () => {
  const { close, reopen } = show(jest.fn());
  await userEvent.type(field(), '请核实');
  close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByDisplayValue('请核实')).toBeInTheDocument();
  reopen('c1');
  expect(field()).toHaveValue('请核实');
});

test('a logout clears it: the next visitor finds an empty form', async () => {
  const session = createTestSession({ isLoggedIn: true });
  show(jest.fn(), session);
  await choose('其他');
  await userEvent.type(field(), '请核实');
  await act(() => session.logout());
  expect(field()).toHaveValue('');
  expect(screen.getByRole('radio', { name: '其他' })).not.toBeChecked();
});

test.each([
  ['is still there for the visitor who comes back', 'u1', '请核实'],
  ['is gone for another user', 'u2', ''],
])('what was typed when the token was refused %s', async (_, userId, expected) => {
  const session = createTestSession();
  await session.adopt({ token: 'user-token', userId: 'u1' });
  show(jest.fn(), session);
  await userEvent.type(field(), '请核实');
  await act(async () => session.dropToken('user-token'));
  expect(field()).toHaveValue('请核实');
  await act(() => session.adopt({ token: 'next-token', userId }));
  expect(field()).toHaveValue(expected);
});

test('what has been sent is not there again', async () => {
  const { close, reopen } = show(jest.fn().mockResolvedValue(receipt));
  await choose('其他');
  await userEvent.type(field(), '请核实');
  await send();
  close();
  reopen('c1');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('radio', { name: '其他' })).not.toBeChecked();
});

test('by keyboard only: a reason, a text, 提交', async () => {
  const createReport = jest.fn().mockResolvedValue(receipt);
  show(createReport);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: '内容不实' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('请核实');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(createReport).toHaveBeenCalledWith(
    expect.objectContaining({ reason: '内容不实', content: '请核实' }),
  );
});
