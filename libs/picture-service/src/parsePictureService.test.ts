import { parsePictureService } from './parsePictureService.server';

test('none has no rules, alone or for a place', () => {
  expect(parsePictureService('none').rules).toEqual([]);
  expect(parsePictureService(' img.example.com = none ; ').rules).toEqual([
    ['^https?://img\\.example\\.com(?:/|$)'],
  ]);
});

test('a path is a folder, a host may have a port', () => {
  const { rules } = parsePictureService('/media=embedded;/up/=embedded;localhost:4300=embedded');
  expect(rules?.map(([pattern]) => pattern)).toEqual([
    '^\\/media\\/',
    '^\\/up\\/',
    '^https?://localhost:4300(?:/|$)',
  ]);
});

test.each([
  ['aliyun-oss', 'must be a list such as img.example.com=aliyun-oss; /media=embedded, or none'],
  ['https://img.example.com=qiniu', 'must be a list such as'],
  [
    'img.example.com=aliyun',
    'must have templates that begin with {url}, {origin}/, / or https://, or one of the names embedded, aliyun-oss',
  ],
  ['img.example.com=constructor', 'must have templates that begin with'],
  ['img.example.com=qiniu:x', 'must have nothing behind qiniu'],
  ['*=imgproxy', 'must have an address such as https://img.example.com for imgproxy'],
  ['*=volcengine:x y', 'must have the name of a template with two sizes'],
  ['*={url}?w={w}', 'must have {w}, {h} and one of {url}, {encodedUrl}, {path} in each of its templates'],
  ['*={url}?w={w}&h={h}&q={quality}', 'has no placeholder {quality}, but url, encodedUrl'],
  ['*={url}?w={w}[&h={h}', 'must close each [ with a ] in its templates'],
  ['*={url}?w={w}&h={h}"', 'must have no spaces, quotation marks'],
  ['*=javascript:{url}{w}{h}', 'must have templates that begin with'],
])('%s is refused with a clear sentence', (setting, problem) => {
  expect(parsePictureService(setting).problem).toContain(problem);
});
