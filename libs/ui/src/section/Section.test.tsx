import { render, screen } from '@testing-library/react';
import { Section } from './Section';

test('is a region named by its heading only', () => {
  render(
    <Section id="comments" title="评论" count={12_345} aside={<button type="button">最新</button>}>
      <p>正文</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: '评论' });
  expect(region).toHaveAttribute('id', 'comments');
  expect(region).toHaveTextContent('评论1.2w最新正文');
  expect(screen.getByRole('heading', { level: 2, name: '评论' })).toHaveAttribute('id', 'comments-heading');
});
