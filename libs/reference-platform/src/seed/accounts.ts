import type { MediaAccount } from '@share/api-contract/sent';

/** An office has no face: its initial stands for it. */
const account = (user_id: string, name: string, description: string): MediaAccount => ({
  user_id,
  name,
  description,
});

const person = (user_id: string, name: string, description: string): MediaAccount => ({
  ...account(user_id, name, description),
  avatar: `/media/avatar/${user_id}.svg`,
});

export const accounts: MediaAccount[] = [
  account('mpGuanCha1', '云浦观察', '慢一点，走近一点，把一件事写完整。'),
  account('mpImages01', '云浦影像', '用镜头记录这座城市的早晚。'),
  account('mpNightBt1', '夜航船电台', '每周五晚上，听一种不太有人注意的声音。'),
  person('mpDoorKeep', '城门口的阿坚', '拍门的人，最近在拍窗。'),
  account('mpKitchen1', '一碗烟火', '菜市场、小馆子和灶台边的人。'),
  account('mpDongLing', '东岭慢行', '山里的路、茶和住下来的理由。'),
  account('mpQingYu01', '青屿渔讯', '潮汐、渔获和码头上的天气。'),
  account('mpHealth01', '云浦卫生', '看病、用药和医保，一件一件说清楚。'),
  account('mpTransit1', '云浦交通', '车来了没有，路通了没有。'),
  account('mpNeighbor', '南岸街坊', '楼上楼下，左邻右舍。'),
];

/** Authors of stories that no media account published. */
export const sources = ['云浦日报', '云浦晚报', '云浦观察', '云浦广播', '临川晚报', '云浦新闻'] as const;

/** The media account of this name. Throws when a draft names one that does not exist. */
export function accountNamed(name: string): MediaAccount {
  const found = accounts.find((entry) => entry.name === name);
  if (!found) throw new Error(`Sample content names an unknown media account: ${name}`);
  return found;
}
