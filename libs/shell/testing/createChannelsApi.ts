import type { Group } from '@share/api-contract/types';
import type { ShellServices } from '../src/ShellServices';

const names = ['推荐', '云浦', '深度', '视频', '听见', '专题', '问政', '直播', '影像'];

export const groupsFixture: Group[] = names.map((name, index) => ({
  group_id: `grp${index}`,
  name,
  type: 'news',
  layout: `layout${index}`,
}));

/** The channels of the platform; without any, it never answers. */
export const createChannelsApi = (groups?: Group[]): Pick<ShellServices['api'], 'getGroups'> => ({
  getGroups: () => (groups ? Promise.resolve({ groups }) : new Promise(() => undefined)),
});
