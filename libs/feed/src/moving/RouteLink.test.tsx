/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { OnServerContext, RouteLink } from './RouteLink';

const Place = () => <output>{useLocation().pathname}</output>;

const show = (onClick?: (event: { preventDefault: () => void }) => void) => {
  render(
    <MemoryRouter basename="/davmu/share" initialEntries={['/davmu/share/']}>
      <RouteLink href="/search/index.html" {...(onClick && { onClick })}>
        搜索
      </RouteLink>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: '搜索' });
};

const place = () => screen.getByRole('status').textContent;

test('has the whole address, for visitors who open it elsewhere', () => {
  expect(show()).toHaveAttribute('href', '/davmu/share/search/index.html');
});

test('on the server it is the same link', () => {
  const link = (
    <RouteLink className="chip" href="/search/index.html" aria-current="page">
      搜索
    </RouteLink>
  );
  const onServer = renderToString(<OnServerContext value={true}>{link}</OnServerContext>);
  const { container } = render(<MemoryRouter>{link}</MemoryRouter>);
  expect(onServer).toBe(container.innerHTML);
});

test('a tap moves inside the page, after the handler of its owner', () => {
  const onClick = jest.fn();
  const isHandled = !fireEvent.click(show(onClick));
  expect(isHandled).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(place()).toBe('/search/index.html');
});

test('an owner that handles the tap itself keeps the visitor there', () => {
  fireEvent.click(show((event) => event.preventDefault()));
  expect(place()).toBe('/');
});

test('a tap for another window is left to the browser', () => {
  const isLeft = fireEvent.click(show(), { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(place()).toBe('/');
});
