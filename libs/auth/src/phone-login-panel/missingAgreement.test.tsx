import { TestPage } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLoginServices } from '../../testing/createLoginServices';
import { PhoneLoginPanel } from './PhoneLoginPanel';

let isThere = false;
jest.mock('../agreement-sheet/AgreementSheet', () => {
  if (!isThere) throw new Error('There is no network.');
  return jest.requireActual<object>('../agreement-sheet/AgreementSheet');
});

test('an agreement whose code does not come says so, and comes with the next tap', async () => {
  const user = userEvent.setup();
  render(
    <TestPage services={createLoginServices()}>
      <PhoneLoginPanel open onClose={jest.fn()} action="login" siteName="云浦新闻" />
    </TestPage>,
  );
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '138');
  const link = screen.getByRole('link', { name: '《用户协议》' });
  await user.click(link);
  expect(await screen.findByText('页面没有加载出来')).toBeVisible();
  isThere = true;
  await user.click(link);
  expect(await screen.findByRole('dialog', { name: '用户协议' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('138');
});
