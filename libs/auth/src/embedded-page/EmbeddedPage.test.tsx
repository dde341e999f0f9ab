import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbeddedPage } from './EmbeddedPage';

const show = () =>
  render(<EmbeddedPage src="/davmu/agreement/user_agreement" title="用户协议" sandbox="allow-same-origin" />);
const iframe = () => screen.getByTitle('用户协议');

/** The document in the iframe once it has loaded. */
const load = (contentDocument: { contentType: string } | null) => {
  Object.defineProperty(iframe(), 'contentDocument', { value: contentDocument });
  fireEvent.load(iframe());
};

test('says that it loads, then shows the page', () => {
  show();
  expect(iframe()).toHaveAttribute('src', '/davmu/agreement/user_agreement');
  expect(iframe()).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(screen.getByText('加载中')).toBeVisible();
  load({ contentType: 'text/html' });
  expect(screen.queryByText('加载中')).not.toBeInTheDocument();
  expect(iframe()).toHaveAttribute('data-shown');
});

test.each([
  ['a page of the browser', null],
  ['an answer that is no page', { contentType: 'application/json' }],
])('%s in its place is a failure that can be tried again', async (_, contentDocument) => {
  show();
  load(contentDocument);
  expect(screen.getByRole('alert')).toHaveTextContent('页面没有加载出来');
  expect(screen.queryByTitle('用户协议')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(screen.getByText('加载中')).toBeVisible();
  expect(iframe()).not.toHaveAttribute('data-shown');
});
