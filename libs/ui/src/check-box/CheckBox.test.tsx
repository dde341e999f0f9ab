import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckBox } from './CheckBox';

test('its label ticks it, a control inside the label does not', async () => {
  const [onChange, onRead] = [jest.fn(), jest.fn()];
  const label = (
    <>
      我已阅读并同意
      <button type="button" onClick={onRead}>
        《用户协议》
      </button>
    </>
  );
  render(<CheckBox name="agreed" checked={false} onChange={onChange} label={label} />);
  expect(screen.getByRole('checkbox', { name: /^我已阅读并同意\s?《用户协议》$/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '《用户协议》' }));
  expect(onRead).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('我已阅读并同意'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('is ticked and unticked by the keyboard', async () => {
  const onChange = jest.fn();
  render(<CheckBox name="agreed" checked onChange={onChange} label="同意" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(false);
});

test('an error is announced and belongs to the box', () => {
  render(<CheckBox name="agreed" checked={false} onChange={() => undefined} label="同意" error="请先勾选" />);
  expect(screen.getByRole('alert')).toHaveTextContent('请先勾选');
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先勾选');
});
