/** @jest-environment node */
import type { ContentDetail } from '@share/api-contract/types';
import { cardIslands } from '@share/content-cards/islands';
import { now, siteOrigin } from '@share/content-cards/testing';
import { renderToString } from 'react-dom/server';
import { specialFixture, trackFixture } from '../../testing/albumFixtures';
import { detailFixture } from '../../testing/contentFixtures';
import { onPage } from '../../testing/onPage';
import { toDetailView, type DetailParts } from '../data/toDetailView.server';
import { toSpecialView } from '../data/toSpecialView';
import { toTrackView } from '../data/toTrackView';
import { contentIslands } from '../islands';
import { DetailScreen } from './DetailScreen';

const track = toTrackView(trackFixture(), { siteOrigin });
const parts = {
  tracks: { items: track ? [track] : [], total: 24 },
  special: toSpecialView(specialFixture(), { now, siteOrigin }),
};

const htmlOf = (fields: Partial<ContentDetail>, isPreview = false, beside: DetailParts = parts) => {
  const item = toDetailView(detailFixture(fields), { now, siteOrigin, ...beside });
  return renderToString(
    onPage(<DetailScreen item={item} now={now} siteOrigin={siteOrigin} isPreview={isPreview} />),
  );
};

const payload = {
  play_url: '/media/clip/a.mp4',
  url: 'https://e.example/',
  images: [{ url: '/media/1.svg', caption: '第一张' }],
};

const types: ContentDetail['content_type'][] = [
  'article',
  'video',
  'svideo',
  'audio',
  'image',
  'video_album',
  'audio_album',
  'special',
  'h5',
  'link',
  'mini_program',
  'topic',
  'sp_topic',
  'cloud_form',
  'live',
  'local_live',
];

test.each(types)('%s renders without a browser, with one heading and only known islands', (content_type) => {
  const html = htmlOf({ content_type, payload });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('data-content-id="wetland1"');
  expect(html).not.toMatch(/(id|for|aria-[a-z]+)="[^"]*(:|_)r/i);
  const names = [...html.matchAll(/data-island="([^"]*)"/g)].map(([, name]) => name as string);
  expect(Object.keys({ ...cardIslands, ...contentIslands })).toEqual(expect.arrayContaining(names));
});

test.each(types)('a preview of %s does not offer the app (R72)', (content_type) => {
  expect(htmlOf({ content_type, payload }, true)).not.toMatch(/data-open-app|打开App|打开小程序|点赞|App 里/);
});

test.each([
  ['video', '视频'],
  ['svideo', '短视频'],
  ['audio', '音频'],
  ['image', '图集'],
  ['video_album', '视频合集'],
  ['audio_album', '音频专辑'],
  ['mini_program', '小程序'],
] as const)('%s carries its tag once, unless its title begins with it (spec §2)', (content_type, label) => {
  const tag = new RegExp(`</svg>${label}</`, 'g');
  expect(htmlOf({ content_type, payload, title: '白鹭回来了' }).match(tag)).toHaveLength(1);
  expect(htmlOf({ content_type, payload, title: `${label}：白鹭回来了` })).not.toMatch(tag);
});

test.each([
  ['与水相处的三年', 1],
  ['专题：与水相处的三年', 0],
])('%s is called a special topic over its title %d times', (title, times) => {
  const html = htmlOf({ content_type: 'special', title });
  expect(html.match(/<p[^>]*>专题<\/p>/g) ?? []).toHaveLength(times);
});

test.each(types.filter((type) => type !== 'h5' && type !== 'link'))(
  '%s shows its text, what it warns of, and that a machine made it',
  (content_type) => {
    const html = htmlOf({
      content_type,
      payload,
      content: '<p>正文第一段。</p>',
      summary: '导语一句。',
      content_warning: '含有事故现场',
      ai_label: '本内容由人工智能生成',
    });
    expect(html).toContain('含有事故现场');
    expect(html).toContain('本内容由人工智能生成。');
    const isAboutPictures = content_type === 'image' || content_type === 'svideo';
    expect(html).toContain(isAboutPictures ? '导语一句。' : '正文第一段。');
  },
);

const old = { publish_at: now / 1000 - 400 * 86_400 };
const growing: typeof types = ['video_album', 'audio_album', 'special'];

test.each(types.filter((type) => !growing.includes(type)))('an old %s says when it was published', (type) => {
  const subject = type === 'article' ? '本文' : '本内容';
  const html = htmlOf({ content_type: type, payload, ...old });
  expect(html).toContain(`${subject}发布于 2025年10月17日，请注意时效`);
  expect(htmlOf({ content_type: type, payload })).not.toContain('请注意时效');
});

test.each(growing)('an old %s says so unless something was added of late', (content_type) => {
  expect(htmlOf({ content_type, ...old })).not.toContain('请注意时效');
  expect(htmlOf({ content_type, ...old }, false, {})).toContain('本内容发布于 2025年10月17日，请注意时效');
});

test.each([
  ['与水相处的三年', '疑似AI', /<p[^>]*>专题 <span[^>]*>AI 生成</],
  ['专题：与水相处的三年', 'AI合成', /<p[^>]*> <span[^>]*>AI 生成</],
])('the special topic %s with the label %s is marked over its title', (title, ai_label, mark) => {
  const html = htmlOf({ content_type: 'special', title, ai_label }).replaceAll('<!-- -->', '');
  expect(html).toMatch(mark);
});

test('a mini program is said to open in the app alone, which is all the page can offer', () => {
  const html = htmlOf({ content_type: 'mini_program' });
  expect(html).toContain('请在 App 里打开小程序。');
  expect(html).not.toContain('微信');
});

const ownPage = { url: '/media/pages/a.html', bizName: '网上办事' };

test('a page of this site stands in a frame that cannot take over the window (R59)', () => {
  const html = htmlOf({ content_type: 'h5', content: '', payload: ownPage });
  expect(html).toMatch(/<iframe[^>]* src="\/media\/pages\/a.html"/);
  expect(html).toContain('title="网上办事"');
  expect(html).toMatch(/sandbox="(?!.*allow-top-navigation)[^"]+"/);
});

test('beside a text of the item, a page of this site is opened on request, also without script (R62)', () => {
  const html = htmlOf({ content_type: 'h5', content: '<p>正文第一段。</p>', payload: ownPage });
  expect(html).toContain('正文第一段。');
  expect(html).not.toContain('<iframe');
  expect(html).toMatch(/<a[^>]*href="\/media\/pages\/a.html" target="_blank"/);
});

test('a page of this site that wants no header is the frame alone, whatever its item says (R59)', () => {
  const html = htmlOf({ content_type: 'h5', content: '<p>正文。</p>', payload: { ...ownPage, nav: false } });
  expect(html).toContain('<iframe');
  expect(html).not.toContain('正文。');
});

test('a page outside is opened by the visitor alone (R47)', () => {
  const html = htmlOf({ content_type: 'link', payload });
  expect(html).not.toContain('<iframe');
  expect(html).toMatch(/<a[^>]*href="https:\/\/e.example\/"[^>]*rel="noopener noreferrer"/);
});
