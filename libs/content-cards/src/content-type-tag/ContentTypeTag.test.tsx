import type { ContentType } from '@share/api-contract/types';
import { render } from '@testing-library/react';
import { catalogLabels } from '../data/catalogLabels';
import { ContentTypeTag, hasContentTypeTag } from './ContentTypeTag';

/** Spec §2, content-type tag. */
const tagged: ContentType[] = [
  'svideo',
  'video',
  'h5',
  'local_live',
  'audio',
  'image',
  'audio_album',
  'video_album',
  'topic',
  'mini_program',
  'sp_topic',
];

const untagged: ContentType[] = ['article', 'link', 'live', 'cloud_form', 'special'];

const show = (contentType: string) => render(<ContentTypeTag contentType={contentType} />).container;

test('exactly the eleven catalogs of the specification carry a tag', () => {
  expect([...catalogLabels.keys()].sort()).toEqual([...tagged].sort());
});

test.each(tagged)('%s: one icon and a label', (contentType) => {
  const container = show(contentType);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container).toHaveTextContent(/\S/);
  expect(hasContentTypeTag({ contentType })).toBe(true);
});

test('no two catalogs share an icon or a label', () => {
  const shown = tagged.map(show);
  expect(new Set(shown.map((container) => container.querySelector('svg')?.innerHTML)).size).toBe(11);
  expect(new Set(shown.map(({ textContent }) => textContent)).size).toBe(11);
});

test.each([...untagged, '', 'VIDEO', 'constructor'])('nothing for %j', (contentType) => {
  expect(show(contentType)).toBeEmptyDOMElement();
  expect(hasContentTypeTag({ contentType })).toBe(false);
});

test.each([
  ['the kicker is the same', { contentType: 'video', kicker: '视频', title: '航拍南岸' }],
  ['the title begins with it', { contentType: 'sp_topic', title: '专题：退塘还湿三年' }],
  ['the kicker begins with it', { contentType: 'local_live', kicker: '直播预告', title: '南岸音乐季' }],
])('nothing is drawn twice, and the tag is read out: %s (R82)', (_name, content) => {
  const { container } = render(<ContentTypeTag {...content} />);
  expect(container.querySelector('.visually-hidden')).toHaveTextContent(
    catalogLabels.get(content.contentType)!,
  );
  expect(container.querySelector('svg')).toBeNull();
  expect(hasContentTypeTag(content)).toBe(false);
});

test('a title that has the word further on keeps the tag', () => {
  const { container } = render(<ContentTypeTag contentType="video" kicker="影像" title="一段旧视频" />);
  expect(container).toHaveTextContent('视频');
});
