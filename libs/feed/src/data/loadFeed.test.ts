import { now, siteOrigin } from '@share/content-cards/testing';
import { loadChannel, loadChannels, loadList, loadModule } from './loadFeed';

const context = { page: 1, now, siteOrigin };
const answered = async () => ({}) as never;

test.each([
  ['channels', () => loadChannels({ getGroups: answered }, context)],
  ['a channel', () => loadChannel({ getChannelContent: answered }, '', context)],
  ['a list', () => loadList({ getList: answered }, 'list0001', context)],
  ['a module', () => loadModule({ getModule: answered }, { id: 'modl0001', group: '' }, context)],
])('an answer of another shape for %s is a failure of the platform (R71)', async (_name, load) => {
  await expect(load()).rejects.toMatchObject({ kind: 'contract' });
});
