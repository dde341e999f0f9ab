import { siteOrigin } from '@share/content-cards/testing';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { render, screen } from '@testing-library/react';
import { inviteView } from '../../testing/inviteView';
import { InviteScreen } from './InviteScreen';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-offer');
  root.removeAttribute('data-env');
});

const show = () =>
  render(
    <TestPage services={{ api: {}, session: createTestSession(), page: createPageActions() }}>
      <InviteScreen
        invite={inviteView()}
        siteName="云浦新闻"
        siteOrigin={siteOrigin}
        openAppHref="https://app.example.com/open"
      />
    </TestPage>,
  );

test('打开App leads into the app, also after × on the bar', () => {
  root.setAttribute('data-offer', 'dismissed');
  show();
  const offer = screen.getByRole('link', { name: '打开App，填写邀请码' });
  expect(offer).toBeVisible();
  expect(offer).toHaveAttribute('href', 'https://app.example.com/open');
});

test.each([
  ['in the own client', 'data-env', 'client'],
  ['with the preview flag', 'data-offer', 'hidden'],
])('%s the app is not offered, and the way to the reading stays', (_name, mark, value) => {
  root.setAttribute(mark, value);
  show();
  expect(screen.getByText('打开App，填写邀请码')).not.toBeVisible();
  expect(screen.getByRole('link', { name: '先在这里看看' })).toBeVisible();
});
