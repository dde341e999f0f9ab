import { ApiError } from '@share/api-client';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportSheet } from './ReportSheet';

const target = { type: 'comment', id: 'c1' } as const;
const receipt = { report_id: 'r1', is_repeated: false };

const show = (createReport: jest.Mock, session = createTestSession({ isLoggedIn: true })) => {
  const [say, onClose] = [jest.fn(), jest.fn()];
  const props = {
    reasons: ['内容不实', '其他'],
    api: { createReport },
    session,
    page: createPageActions({ say }),
    onClose,
  };
  const { rerender } = render(<ReportSheet target={target} {...props} />);
  return {
    say,
    onClose,
    reopen: (id: string) => rerender(<ReportSheet target={{ ...target, id }} {...props} />),
  };
};

const send = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
const choose = (reason: string) => userEvent.click(screen.getByRole('radio', { name: reason }));
const field = () => screen.getByRole('textbox', { name: /补充说明/ });

test('sends reason and words, says so and closes', async () => {
  const createReport = jest.fn().mockResolvedValue(receipt);
  const { say, onClose } = show(createReport);
  await choose('内容不实');
  await userEvent.type(field(), ' 第三段的数字不对 ');
  await send();
  expect(createReport).toHaveBeenCalledWith({
    target_type: 'comment',
    target_id: 'c1',
    reason: '内容不实',
    content: '第三段的数字不对',
  });
  expect(say).toHaveBeenCalledWith('已收到，我们会尽快处理');
  expect(onClose).toHaveBeenCalledTimes(1);
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
])('%s keeps what was typed and says why', async (_, error, message) => {
  const { say, onClose } = show(jest.fn().mockRejectedValue(error));
  await choose('其他');
  await userEvent.type(field(), '请核实');
  await send();
  expect(screen.getByText(message)).toHaveAttribute('role', 'alert');
  expect(field()).toHaveValue('请核实');
  expect([say, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('somebody who is not logged in has to log in first; closing that leaves the form as it is', async () => {
  const createReport = jest.fn().mockResolvedValue(receipt);
  const onLoginRequired = jest.fn(() => 'closed' as const);
  show(createReport, createTestSession({ onLoginRequired }));
  await choose('其他');
  await userEvent.type(field(), '请核实');
  await send();
  expect(onLoginRequired).toHaveBeenCalledWith('report');
  expect(createReport).not.toHaveBeenCalled();
  expect(field()).toHaveValue('请核实');
});

test('another target starts with an empty form', async () => {
  const { reopen } = show(jest.fn());
  await userEvent.type(field(), '请核实');
  reopen('c2');
  expect(field()).toHaveValue('');
});
