import type { ContentPayload } from '@share/api-contract/types';
import { siteOrigin } from '@share/content-cards/testing';
import { hostileHrefs, platformCalls } from '@share/safety/testing';
import { toLinkView } from './toLinkView';

const view = (payload: ContentPayload | undefined) => toLinkView(payload, { siteOrigin, title: '标题' });

test.each<[string, ContentPayload, object]>([
  ['the real address first', { url: '/a', real_url: '/b' }, { url: '/b' }],
  [
    'the address when the real one is none',
    { url: 'https://e.example/', real_url: 'data:x' },
    { url: 'https://e.example/' },
  ],
  [
    'a page of this site stands in a frame',
    { url: `${siteOrigin}/media/pages/a.html` },
    { url: '/media/pages/a.html', isFramed: true },
  ],
  ['another site does not', { url: 'https://e.example/' }, { isFramed: false }],
  ['the header stays unless it is switched off', { url: '/a' }, { showsHeader: true, showsCapsule: false }],
  [
    'switches of any type (R50)',
    { url: '/a', nav: false, capsule: true },
    { showsHeader: false, showsCapsule: true },
  ],
  ['its own name', { url: '/a', bizName: '<b>办事</b>' }, { name: '<b>办事</b>' }],
  ['the title as a name', { url: '/a', bizName: ' ' }, { name: '标题' }],
])('R59: %s', (_name, payload, expected) => {
  expect(view(payload)).toMatchObject(expected);
});

test.each(hostileHrefs)('R47: %j opens nothing but http(s)', (url) => {
  expect(view({ url })?.url ?? 'https://').toMatch(/^(https?:\/\/|\/(?!\/))/);
});

test.each(platformCalls)('%s is a call of the platform, and no link', (url) => {
  const own = url.replace('https://m.example.com', siteOrigin);
  expect(view({ url: own })).toBeUndefined();
  expect(view({ real_url: own, url: '/a' })).toMatchObject({ url: '/a' });
});

test.each([undefined, {}, { url: 'javascript:alert(1)' }])('%j is no link', (payload) => {
  expect(view(payload)).toBeUndefined();
});
