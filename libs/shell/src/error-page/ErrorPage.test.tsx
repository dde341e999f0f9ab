import { render, screen } from '@testing-library/react';
import { createErrorPage, ErrorPage } from './ErrorPage';

const home = '/davmu/share/';

test('404: the text of the specification, a link home and one to the search', () => {
  const { element, ...page } = createErrorPage({ status: 404, requestId: 'r-1' });
  expect(page).toEqual({ title: 'This page could not be found', layout: 'default', isIndexed: false });
  render(element);
  expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { level: 1, name: '页面走丢了' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', home);
  expect(screen.getByRole('link', { name: '搜索看看' })).toHaveAttribute(
    'href',
    '/davmu/share/search/index.html',
  );
  expect(screen.queryByText(/r-1/)).not.toBeInTheDocument();
});

test('the status defaults to 500 and the message to Error', () => {
  render(<ErrorPage />);
  expect(screen.getByText('500 Error')).toBeInTheDocument();
});

test('any other error shows its status, message and request id, and two ways on', () => {
  const { element, title } = createErrorPage({ status: 503, requestId: '0f3a-77' });
  expect(title).toBe('客户端分享');
  render(element);
  expect(screen.getByText('503 Error · 0f3a-77')).toBeInTheDocument();
  expect(screen.getByText('重新加载')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', home);
});

test('a message is shown as text', () => {
  render(<ErrorPage status={500} message="<img src=x onerror=alert(1)>" />);
  expect(screen.getByText(/<img src=x/)).toBeInTheDocument();
});
