import { now, siteOrigin } from '@share/content-cards/testing';
import { createPageActions, TestPage } from '@share/islands/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClueServices, createCluesApi } from '../../testing/createClueServices';
import { readReports } from '../../testing/onCluePage';
import { ReportList } from './ReportList';

const cards = () => screen.getAllByRole('link');

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
