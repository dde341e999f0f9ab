/** @jest-environment node */
import { PageRoot } from '@share/islands';
import { createPageRenderer } from '@share/islands/server';
import { sharedSession } from '@share/session';
import { renderToString } from 'react-dom/server';
import { createCardServices, now } from '../../testing';
import { ByLine } from './ByLine';

test('the button to follow is rendered once for all accounts', () => {
  const renderPage = createPageRenderer({ sheets: [], sharedServices: { session: sharedSession } });
  const services = createCardServices();
  const pageOf = (id: string) => <ByLine item={{ account: { id, name: '云浦观察' } }} now={now} />;
  renderPage({ services, fallback: {}, page: pageOf('m-1') });
  const markup = renderPage({ services: {}, fallback: {}, page: pageOf('m-2') }).markup.join('');
  expect(markup).toBe(renderToString(<PageRoot services={services}>{pageOf('m-2')}</PageRoot>));
  expect(markup).toContain('{"accountId":"m-2"}');
});
