/** @jest-environment node */
import type { SafeHtml } from '@share/safety';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StarIcon } from './icons';
import * as ui from './index';

const nothing = () => undefined;

const examples: [keyof typeof ui, ReactElement][] = [
  ['Avatar', <ui.Avatar name="周衡" src="/a.webp" />],
  ['BackLink', <ui.BackLink homeHref="/davmu/share/" />],
  ['Badge', <ui.Badge live>直播中</ui.Badge>],
  ['Button', <ui.Button variant="fill">登录</ui.Button>],
  ['CheckBox', <ui.CheckBox name="agreed" checked={false} onChange={nothing} label="同意" />],
  ['Chip', <ui.Chip href="/t">湿地三年</ui.Chip>],
  ['ClauseTitle', <ui.ClauseTitle text="夜航云浦：跟着末班渡轮看灯火" />],
  ['Cover', <ui.Cover title="湿地三年" kicker="专题" picture={{ src: '/p.webp' }} />],
  ['Dialog', <ui.Dialog id="d" open onClose={nothing} title="收藏成功" />],
  ['EmptyState', <ui.EmptyState />],
  ['Facts', <ui.Facts>周衡</ui.Facts>],
  ['FirstScreenEnd', <ui.FirstScreenEnd />],
  ['FoldedNote', <ui.FoldedNote text="公告" />],
  ['GrowingField', <ui.GrowingField text="" isInvalid={false} aria-label="聊天" />],
  [
    'IconButton',
    <ui.IconButton label="收藏">
      <StarIcon />
    </ui.IconButton>,
  ],
  ['LoadMore', <ui.LoadMore onClick={nothing} />],
  ['Picture', <ui.Picture src="/p.webp" alt="" slot={112} ratio="3/2" />],
  ['Pill', <ui.Pill variant="tint">打开</ui.Pill>],
  ['QrCode', <ui.QrCode text="https://m.example.com/" label="这个页面的二维码" />],
  ['RelativeTime', <ui.RelativeTime at={0} now={0} />],
  ['SafeMarkup', <ui.SafeMarkup html={'<p>正文</p>' as SafeHtml} />],
  ['Section', <ui.Section id="s" title="相关阅读" />],
  [
    'SegmentedControl',
    <ui.SegmentedControl
      label="外观"
      name="theme"
      options={[{ value: 'dark', label: '深色' }]}
      value={undefined}
      onChange={nothing}
    />,
  ],
  ['Sheet', <ui.Sheet id="s" open onClose={nothing} title="登录后参与讨论" />],
  ['SlotImage', <ui.SlotImage src="/p.webp" alt="" slot="page" />],
  ['SmallImage', <ui.SmallImage src="/p.webp" size={24} />],
  ['Tabs', <ui.Tabs label="频道" items={[{ id: 'new', label: '最新' }]} selected="new" />],
  ['Tag', <ui.Tag>作者</ui.Tag>],
  ['TextArea', <ui.TextArea label="评论" name="text" value="" onChange={nothing} limit={500} />],
  ['TextField', <ui.TextField label="请输入手机号" name="phone" value="" onChange={nothing} />],
  ['Toast', <ui.Toast message="已保存" />],
  ['ToastRegion', <ui.ToastRegion>{null}</ui.ToastRegion>],
  ['WordBreaks', <ui.WordBreaks text="旧货市场" words="22" />],
];

test('there is an example of every component', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(examples.map(([name]) => name).sort()).toEqual(components.sort());
});

/* Islands are React roots of their own, whose generated ids would collide: components take ids as props. */
test.each(examples)('%s renders without a browser and without generated ids', (_name, element) => {
  expect(renderToString(element)).not.toMatch(/(id|for|aria-[a-z]+)="[^"]*(:|_)r/i);
});
