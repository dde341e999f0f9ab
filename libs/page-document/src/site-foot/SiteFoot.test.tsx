import { render, screen } from '@testing-library/react';
import { SiteFoot } from './SiteFoot';

test('the filing number leads to the register, telephones can be called', () => {
  render(<SiteFoot imprint={{ recordNo: '云ICP备1号', licences: ['许可证 1'], phones: ['12377'] }} />);
  expect(screen.getByRole('link', { name: '云ICP备1号' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
  expect(screen.getByRole('link', { name: '12377' })).toHaveAttribute('href', 'tel:12377');
  expect(screen.getByText('许可证 1')).toBeInTheDocument();
});

test('what the platform does not say takes no room', () => {
  const { container } = render(<SiteFoot imprint={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
