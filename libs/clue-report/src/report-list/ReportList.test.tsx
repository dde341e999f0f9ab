import { now, siteOrigin } from '@share/content-cards/testing';
import { createPageActions, TestPage } from '@share/islands/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClueServices, createCluesApi } from '../../testing/createClueServices';
import { readReports } from '../../testing/onCluePage';
import { Recomend } from '../recomend/Recomend';
import { RelatedPosts } from '../related-posts/RelatedPosts';
import { ReportList } from './ReportList';

const cards = () => screen.getAllByRole('link').filter((link) => link.textContent !== '上一页');

test('加载更多 adds the next page of the same list', async () => {
  const source = { userId: 'cluXitang', tab: 'clues' } as const;
  render(
    <TestPage services={createClueServices()} fallback={readReports(source, 14)}>
      <ReportList source={source} start={1} siteOrigin={siteOrigin} now={now} />
    </TestPage>,
  );
  expect(cards()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '上一页' })).not.toBeInTheDocument();
});

test('a list that begins with page 2 goes on with page 3', async () => {
  const getClueTopic = jest.fn(createCluesApi().getClueTopic);
  const services = createClueServices({ api: createCluesApi({ getClueTopic }), page: createPageActions() });
  render(
    <TestPage services={services}>
      <ReportList source={{ topic: '路灯', sort: 'new' }} start={2} siteOrigin={siteOrigin} now={now} />
    </TestPage>,
  );
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(getClueTopic).toHaveBeenCalledWith(
    { name: '路灯', sort: 'new', page: 2, limit: 10 },
    expect.anything(),
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [
    'of a person',
    <ReportList key="" source={{ userId: 'cluXitang', tab: 'at_ta' }} start={3} {...{ siteOrigin, now }} />,
    '/davmu/share/dejin/personal/cluXitang/index.html?tab=at_ta&page=2',
  ],
  [
    'of a topic',
    <ReportList key="" source={{ topic: 'lamps', sort: 'new' }} start={2} {...{ siteOrigin, now }} />,
    '/davmu/share/dejin/topic/lamps/index.html?sort=new',
  ],
  [
    'of related posts',
    <RelatedPosts key="" userId="cluXitang" start={2} siteOrigin={siteOrigin} />,
    '/davmu/share/dejin/personal/cluXitang/index.html?tab=posts',
  ],
  ['of topics', <Recomend key="" start={2} siteOrigin={siteOrigin} />, '/davmu/share/dejin/topic/index.html'],
])('a list %s that begins with a later page has a way back', (_name, list, href) => {
  render(<TestPage services={createClueServices()}>{list}</TestPage>);
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', href);
});
