import { clueReportConstants } from './clueReportConstants';

test('the default fetch of topics as the specification has it (§9)', () => {
  expect(clueReportConstants).toMatchObject({ topicFetch: { limit: 10, sort: 'view_sum' } });
});
