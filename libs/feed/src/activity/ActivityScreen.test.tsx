import { render, screen } from '@testing-library/react';
import { activityView } from '../../testing/activityView';
import { ActivityScreen } from './ActivityScreen';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-offer');
  root.removeAttribute('data-env');
});

const show = () =>
  render(<ActivityScreen activity={activityView()} openAppHref="https://app.example.com/open" />);

test('打开App报名 leads into the app, also after × on the bar', () => {
  root.setAttribute('data-offer', 'dismissed');
  show();
  const offer = screen.getByRole('link', { name: '打开App报名' });
  expect(offer).toBeVisible();
  expect(offer).toHaveAttribute('href', 'https://app.example.com/open');
});

test.each([
  ['in the own client', 'data-env', 'client'],
  ['with the preview flag', 'data-offer', 'hidden'],
])('%s the app is not offered', (_name, mark, value) => {
  root.setAttribute(mark, value);
  show();
  expect(screen.getByText('打开App报名')).not.toBeVisible();
});
