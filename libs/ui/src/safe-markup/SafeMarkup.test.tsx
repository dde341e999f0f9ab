import type { SafeHtml } from '@share/safety';
import { render, screen } from '@testing-library/react';
import { SafeMarkup } from './SafeMarkup';

test('puts sanitised markup into the given element', () => {
  const { container } = render(
    <SafeMarkup as="article" className="body" html={'<h3>先让水流动起来</h3>' as SafeHtml} />,
  );
  expect(container.firstElementChild).toHaveClass('body');
  expect(container.firstElementChild?.tagName).toBe('ARTICLE');
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
});
