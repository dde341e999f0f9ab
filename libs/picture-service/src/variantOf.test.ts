import { parsePictureService } from './parsePictureService.server';
import { variantOf } from './variantOf';

const serviceOf = (setting: string) => {
  const { rules, problem } = parsePictureService(setting);
  if (!rules) throw new Error(problem);
  return { rules, siteOrigin: 'https://m.example.com' };
};

const photo = 'https://img.example.com/2026/11/雁 (1).jpg'.replace(/ /g, '%20').replace('雁', '%E9%9B%81');
const encoded = encodeURIComponent(photo);
const fit = { width: 224 } as const;
const crop = { width: 1200, height: 630, format: 'jpeg' } as const;

test.each([
  [
    'img.example.com=aliyun-oss',
    photo,
    `${photo}?x-oss-process=image/resize,w_224/format,webp`,
    `${photo}?x-oss-process=image/resize,m_fill,w_1200,h_630/format,jpg`,
  ],
  [
    'img.example.com=tencent-ci',
    photo,
    `${photo}?imageMogr2/thumbnail/224x/format/webp`,
    `${photo}?imageView2/1/w/1200/h/630/format/jpg`,
  ],
  [
    'img.example.com=qiniu',
    photo,
    `${photo}?imageView2/2/w/224/format/webp`,
    `${photo}?imageView2/1/w/1200/h/630/format/jpg`,
  ],
  [
    'img.example.com=volcengine:tplv-1a2b-fit',
    photo,
    `${photo}~tplv-1a2b-fit:224:0.webp`,
    `${photo}~tplv-1a2b-fit:1200:630.jpg`,
  ],
  [
    '*=imgproxy:https://p.example.com',
    photo,
    `https://p.example.com/insecure/rs:fit:224:0/plain/${encoded}@webp`,
    `https://p.example.com/insecure/rs:fill:1200:630/plain/${encoded}@jpg`,
  ],
  [
    '/media=imgproxy:https://p.example.com/x/',
    '/media/a.jpg',
    'https://p.example.com/x/insecure/rs:fit:224:0/plain/https%3A%2F%2Fm.example.com%2Fmedia%2Fa.jpg@webp',
    'https://p.example.com/x/insecure/rs:fill:1200:630/plain/https%3A%2F%2Fm.example.com%2Fmedia%2Fa.jpg@jpg',
  ],
  [
    '*=thumbor:https://t.example.com',
    photo,
    `https://t.example.com/unsafe/224x0/filters:format(webp)/${encoded}`,
    `https://t.example.com/unsafe/1200x630/smart/filters:format(jpeg)/${encoded}`,
  ],
  [
    '*.example.com=cloudflare',
    photo,
    `https://img.example.com/cdn-cgi/image/width=224,fit=scale-down,format=webp${photo.slice(23)}`,
    `https://img.example.com/cdn-cgi/image/width=1200,height=630,fit=cover,format=jpeg${photo.slice(23)}`,
  ],
  [
    '/=cloudflare',
    '/up/a.png?v=2',
    '/cdn-cgi/image/width=224,fit=scale-down,format=webp/up/a.png?v=2',
    '/cdn-cgi/image/width=1200,height=630,fit=cover,format=jpeg/up/a.png?v=2',
  ],
  [
    '/media=embedded',
    '/media/a.jpg',
    '/media/a.jpg?w=224&format=webp',
    '/media/a.jpg?w=1200&h=630&format=jpeg',
  ],
  [
    '/media=embedded',
    '/media/a.jpg#top',
    '/media/a.jpg?w=224&format=webp',
    '/media/a.jpg?w=1200&h=630&format=jpeg',
  ],
  [
    'img.example.com=https://r.example.com/{w}x[{h}|auto]/{ext}?src={encodedUrl}',
    photo,
    `https://r.example.com/224xauto/webp?src=${encoded}`,
    `https://r.example.com/1200x630/jpg?src=${encoded}`,
  ],
])('%s: %s', (setting, src, whole, cropped) => {
  const service = serviceOf(setting);
  expect(variantOf(service, src, fit)).toBe(whole);
  expect(variantOf(service, src, crop)).toBe(cropped);
});

const upper = { width: 224, height: 149, top: 40 } as const;

test.each([
  [
    'img.example.com=aliyun-oss',
    `${photo}?x-oss-process=image/resize,w_224/crop,x_0,y_40,w_224,h_149/format,webp`,
  ],
  ['img.example.com=tencent-ci', `${photo}?imageMogr2/thumbnail/224x/cut/224x149x0x40/format/webp`],
  ['img.example.com=qiniu', `${photo}?imageMogr2/thumbnail/224x/crop/!224x149a0a40/format/webp`],
  ['img.example.com=volcengine:tplv-1a2b-fit', `${photo}~tplv-1a2b-fit:224:0.webp`],
  [
    '*=imgproxy:https://p.example.com',
    `https://p.example.com/insecure/rs:fill:224:149/g:no:0:40/plain/${encoded}@webp`,
  ],
  [
    '*=thumbor:https://t.example.com',
    `https://t.example.com/unsafe/224x149/smart/filters:format(webp)/${encoded}`,
  ],
  [
    '*.example.com=cloudflare',
    `https://img.example.com/cdn-cgi/image/width=224,height=149,fit=cover,gravity=0.5x0.3,format=webp${photo.slice(23)}`,
  ],
  ['*=embedded', `${photo}?w=224&h=149&crop=upper&format=webp`],
  [
    '*=https://r.example.com/{w}x[{h}|auto]/{ext}?src={encodedUrl}',
    `https://r.example.com/224xauto/webp?src=${encoded}`,
  ],
  [
    '*=https://r.example.com/{w}x[{h}|auto|{h}+{y}]/{ext}?src={encodedUrl}',
    `https://r.example.com/224x149+40/webp?src=${encoded}`,
  ],
])('%s crops a picture that is higher in its upper part, or not at all', (setting, address) => {
  expect(variantOf(serviceOf(setting), photo, upper)).toBe(address);
});

test('a query that an address has stays', () => {
  const service = serviceOf('*=aliyun-oss');
  expect(variantOf(service, 'https://a.example.com/x.jpg?v=3', fit)).toBe(
    'https://a.example.com/x.jpg?v=3&x-oss-process=image/resize,w_224/format,webp',
  );
});

test.each([
  '/media/logo.svg',
  '/media/scene.SVG?v=2',
  '/media/cat.gif',
  'https://a.example.com/640?wx_fmt=gif',
  'data:image/png;base64,AAAA',
  'https://a.example.com/x.jpg?Expires=1&OSSAccessKeyId=k&Signature=s',
  'https://a.example.com/x.jpg?X-Amz-Signature=s',
  'https://a.example.com/x.jpg?q-sign-algorithm=sha1',
  'https://a.example.com/x.jpg?e=1451491200&token=s',
  'https://a.example.com/x.jpg?auth_key=1',
  'https://a.example.com/x.jpg?x-oss-process=style/small',
  'https://a.example.com/x.jpg?imageMogr2/thumbnail/200x',
  '/media/a.jpg?w=200&format=webp',
])('%s is there as it is only', (src) => {
  expect(variantOf(serviceOf('*=aliyun-oss; /media=embedded'), src, fit)).toBeUndefined();
});

test('the first place counts, and an address at none has no variants', () => {
  const service = serviceOf('*.qpic.cn=none; a.example.com=qiniu; *.example.com=aliyun-oss; /media=embedded');
  const has = (src: string) => variantOf(service, src, fit)?.split('?')[1]?.split(/[/=]/)[0];
  expect(has('https://mmbiz.qpic.cn/x/640')).toBeUndefined();
  expect(has('https://a.example.com/x.jpg')).toBe('imageView2');
  expect(has('https://b.example.com/x.jpg')).toBe('x-oss-process');
  expect(has('https://example.com/x.jpg')).toBeUndefined();
  expect(has('https://evil-example.com/x.jpg')).toBeUndefined();
  expect(has('/media/x.jpg')).toBe('w');
  expect(has('/mediated/x.jpg')).toBeUndefined();
});

test('nothing of an address is read as a part of a template', () => {
  expect(
    variantOf(serviceOf('*=thumbor:https://t.example.com'), 'https://a.example.com/{w}[h]$1.jpg', fit),
  ).toBe(
    'https://t.example.com/unsafe/224x0/filters:format(webp)/https%3A%2F%2Fa.example.com%2F%7Bw%7D%5Bh%5D%241.jpg',
  );
  expect(variantOf(serviceOf('*=embedded'), 'https://a.example.com/{w}[h|i]$1.jpg', fit)).toBe(
    'https://a.example.com/{w}[h|i]$1.jpg?w=224&format=webp',
  );
});
