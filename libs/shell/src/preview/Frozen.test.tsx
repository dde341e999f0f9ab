import { render, screen } from '@testing-library/react';
import { Frozen } from './Frozen';

test('controls inside cannot be used, text and links can', () => {
  render(
    <Frozen>
      <button>回复</button>
      <a href="/a">链接</a>
    </Frozen>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/a');
});
