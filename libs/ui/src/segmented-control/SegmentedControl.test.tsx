import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl';

type Theme = 'system' | 'light' | 'dark';

const Appearance = ({ initial }: { initial?: Theme }) => {
  const [theme, setTheme] = useState(initial);
  return (
    <SegmentedControl<Theme>
      label="外观"
      name="theme"
      options={[
        { value: 'system', label: '跟随系统' },
        { value: 'light', label: '浅色' },
        { value: 'dark', label: '深色' },
      ]}
      value={theme}
      onChange={setTheme}
    />
  );
};

test('is a named group with one selected option', async () => {
  render(<Appearance initial="system" />);
  expect(screen.getByRole('radiogroup', { name: '外观' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '跟随系统' })).toBeChecked();
  await userEvent.click(screen.getByText('深色'));
  expect(screen.getByRole('radio', { name: '深色' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '跟随系统' })).not.toBeChecked();
});

test('is one tab stop; the arrow keys change the selection', async () => {
  render(<Appearance initial="light" />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '浅色' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '深色' })).toBeChecked();
});

test('nothing is selected while the value is unknown', () => {
  render(<Appearance />);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});
