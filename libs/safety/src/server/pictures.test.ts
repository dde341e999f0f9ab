import { sanitizeHtml } from './sanitizeHtml';
import { maxPastedLength, maxPastedTotal } from './pastedPicture';

const siteOrigin = 'https://m.example.com';
const clean = (html: string) => sanitizeHtml(html, { siteOrigin });

/** The attributes of the pictures in the body, by name, without those that every picture has. */
const picturesIn = (html: string) =>
  [...clean(html).matchAll(/<img ([^>]*)>/g)].map(([, attributes = '']) => {
    const all = Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const { loading, decoding, referrerpolicy, alt, ...own } = all;
    expect([loading, decoding, referrerpolicy]).toEqual(['lazy', 'async', 'no-referrer']);
    expect(alt).toBeDefined();
    return own;
  });
const sizeOf = (attributes: string) => {
  const [{ src, ...size } = {}] = picturesIn(`<p>文<img src="/a.jpg" ${attributes}>字</p>`);
  expect(src).toBe('/a.jpg');
  return size;
};
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAABlBMVEX/pQD////52iT3AAAAAWJLR0QB/wIt3gAAAAd0SU1FB+oLGgs0HwkIBU0AAAAPSURBVCjPY2AYBaOAfAAAAkAAAYzFq3cAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjZUMTE6NTI6MzErMDA6MDBWhjaUAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTI2VDExOjUyOjMxKzAwOjAwJ9uOKAAAAABJRU5ErkJggg==';
/** 30×20 with the orientation 6. */
const jpeg =
  'data:image/jpeg;base64,/9j/4QC8RXhpZgAASUkqAAgAAAAGABIBAwABAAAABgAAABoBBQABAAAAVgAAABsBBQABAAAAXgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAZgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAB4AAAADoAQAAQAAABQAAAAAAAAA/+IB8ElDQ19QUk9GSUxFAAEBAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb/9sAQwBQNzxGPDJQRkFGWlVQX3jIgnhubnj1r7mRyP///////////////////////////////////////////////////9sAQwFVWlp4aXjrgoLr/////////////////////////////////////////////////////////////////////////8AAEQgAFAAeAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAD/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAADBP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKgMyoAAAAAD/9k=';
const webp =
  'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAwCdASo8ABIAP3G41WM0ryqmJAgCkC4JZwDQmK+wbiQmVWgA/ttR/8b/Vr5MuF/I53pUYW+GHFWLAAA=';
const gif =
  'data:image/gif;base64,R0lGODlhLAFkAIAAAExpcf+qACH5BAUAAAAALAAAAAAsAWQAAALbjI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTNf2jef6zvf+DwwKh8Si8YhMKpfMpvMJjUqn1Kr1is1qt9yu9wsOi8fksvmMTqvX7Lb7DY/L5/S6/Y7P6/f8vv8PGCg4SFhoeIiYqLjI2Oj4CBkpOUlZaXmJmam5ydnp+QkaKjpKWmp6ipqqusra6voKGys7S1tre4ubq7vL2+v7CxwsPExcbHyMnKy8zNzs/AwdLT1NXW19jZ2tvc3d7f0NHi4+Tl5ufo6err7O3u7+Dh8vP09fb3+PL1cAADs=';
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('the room of a picture', () => {
  test.each([
    ['nothing known', '', { 'data-unsized': '' }],
    ['both', 'width="600" height="400px"', { width: '600', height: '400' }],
    ['five digits', 'width="750" height="12000"', { width: '750', height: '12000' }],
    ['WeChat: its width and shape', 'data-ratio="0.75" data-w="1080"', { width: '1080', height: '810' }],
    [
      'WeChat: as wide as its column',
      'data-ratio="4" data-w="750" data-type="png" style="width: 677px !important; height: auto !important;"',
      { width: '677', height: '2708' },
    ],
    [
      'WeChat: all of the column',
      'data-ratio="0.5" data-w="900" style="width:100%"',
      { width: '900', height: '450', style: 'width:100%' },
    ],
    ['a shape alone', 'data-ratio="0.5"', { width: '1000', height: '500', style: 'width:100%' }],
    [
      'its size in other attributes',
      'data-rawwidth="1200" data-rawheight="800"',
      { width: '1200', height: '800' },
    ],
    ['data-width and data-height', 'data-width="640" data-height="480"', { width: '640', height: '480' }],
    ['data-size', 'data-size="640x480"', { width: '640', height: '480' }],
    ['a width and the shape', 'width="300" data-ratio="0.5"', { width: '300', height: '150' }],
    ['a height and the shape', 'height="300" data-ratio="2"', { width: '150', height: '300' }],
    ['a style', 'style="width:320px;height:240px"', { width: '320', height: '240' }],
    ['a style in inches', "style='width:2.5in;height:1.25in'", { width: '240', height: '120' }],
    [
      'a style before attributes',
      'width="640" height="480" style="width:320px;height:auto"',
      { width: '320', height: '240' },
    ],
    ['aspect-ratio', 'style="aspect-ratio: 3 / 2; width: 300px"', { width: '300', height: '200' }],
    [
      'an upright photograph',
      'width="1080" height="1440"',
      { width: '1080', height: '1440', 'data-upright': '' },
    ],
    ['a long strip', 'width="1080" height="2400"', { width: '1080', height: '2400' }],
    ['a width alone', 'style="width:150px"', { width: '150', 'data-unsized': '' }],
    ['a width alone as an attribute', 'width="150"', { width: '150', 'data-unsized': '' }],
    ['a share of the column', 'style="width:50%"', { style: 'width:50%', 'data-unsized': '' }],
    [
      'a share of the column with a size',
      'width="600" height="400" style="width:50%"',
      { width: '600', height: '400', style: 'width:50%' },
    ],
    ['max-width', 'data-w="1080" data-ratio="1" style="max-width:200px"', { width: '200', height: '200' }],
    [
      'max-width of the column',
      'data-w="1080" data-ratio="1" style="max-width:100%"',
      { width: '1080', height: '1080' },
    ],
    [
      'width:auto',
      'width="600" height="400" style="width:auto;height:auto"',
      { width: '600', height: '400' },
    ],
    ['a height alone says nothing', 'height="400"', { 'data-unsized': '' }],
    ['no size at all', 'width="0" height="-3" style="height:calc(1px)"', { 'data-unsized': '' }],
    ['an implausible shape', 'width="1" height="99999"', { width: '1', 'data-unsized': '' }],
  ])('%s', (_name, attributes, size) => {
    expect(sizeOf(attributes)).toEqual(size);
  });

  test.each([
    ['by its attributes', 'width="20" height="20"', { width: '20', height: '20', 'data-inline': '' }],
    ['by one attribute', 'height="18"', { 'data-inline': '' }],
    ['by its style', 'style="width:60px;height:18px"', { width: '60', height: '18', 'data-inline': '' }],
    [
      'by its style in em',
      'style="width:1.25em;height:1.25em;vertical-align:middle"',
      { width: '20', height: '20', 'data-inline': '' },
    ],
    [
      'by what the editor wrote down',
      'data-ratio="1" data-w="20"',
      { width: '20', height: '20', 'data-inline': '' },
    ],
    ['by a class', 'class="wxemoji"', { 'data-inline': 'emoji' }],
    ['by a class among others', 'class="rich_pages emotion lazy"', { 'data-inline': 'emoji' }],
    ['smiley', 'class="wp-smiley"', { 'data-inline': 'emoji' }],
    [
      'a class with a size',
      'class="emoji" style="width:1em;height:1em"',
      { width: '16', height: '16', 'data-inline': '' },
    ],
    ['a formula', 'class="latex-formula"', { 'data-inline': '' }],
    ['a class of its place', 'class="img-inline"', { 'data-inline': '' }],
  ])('is that of a sign in the line: %s', (_name, attributes, size) => {
    expect(sizeOf(attributes)).toEqual(size);
  });

  test.each([
    ['a class that is none of those', 'class="smiling-people emojis2024poster" width="600" height="400"'],
    ['a class with a size that is no sign', 'class="emoji" width="600" height="400"'],
    ['inline-block', 'class="inline-block" width="600" height="400"'],
    ['narrow and long', 'width="40" height="900"'],
  ])('is not that of a sign: %s', (_name, attributes) => {
    expect(sizeOf(attributes)).not.toHaveProperty('data-inline');
  });

  test('is the same when the body is sanitised again', () => {
    for (const attributes of [
      'data-ratio="0.5" style="width:50%"',
      'class="wxemoji"',
      'style="width:150px"',
      'height="18"',
    ]) {
      const once = clean(`<p>a<img src="/a.jpg" ${attributes}></p>`);
      expect(clean(once)).toBe(once);
    }
  });
});

describe('pictures that a script would load late', () => {
  const real = '/media/real.jpg';
  test.each([
    `<img src="${dot}" data-src="${real}">`,
    `<img src="/img/placeholder.png" data-original="${real}" class="lazy">`,
    `<img data-src="${real}">`,
    `<img src="" data-lazy-src="${real}">`,
    `<img src="/static/loading.gif" data-actualsrc="${real}">`,
    `<img src="/t.png" data-original="${real}">`,
    `<img src="/img/blank.gif?v=3" data-echo="${real}">`,
    `<img src="/img/1x1.gif" data-lazyload="${real}">`,
    `<img src="static/image/common/none.gif" file="${real}" zoomfile="/media/large.jpg">`,
    `<img src="/img/loading.gif" data-url="${real}">`,
    `<img src="${real}" data-url="https://shop.example.com/item">`,
    `<img src="${real}" data-src="javascript:alert(1)">`,
    `<img src="${real}" data-src="${dot}">`,
    `<img src="${dot}" srcset="/media/s.jpg 320w, ${real} 1080w, /media/xl.jpg 4000w">`,
    `<img src="${dot}" data-srcset="/media/s.jpg 1x, ${real} 2x">`,
    `<img src="" srcset="${real}">`,
    `<picture><source srcset="${real} 800w, /media/s.jpg 400w"><img src="${dot}"></picture>`,
    `<picture><source type="image/avif" srcset="/media/a.avif"><source data-srcset="${real}"><img alt=""></picture>`,
    `<picture><source srcset="${real}"></picture>`,
    `<img src="${dot}" class="lazy"><noscript><img src="${real}"></noscript>`,
    `<noscript><img src="${real}"></noscript>`,
    `<noscript><img src="/media/other.jpg"></noscript> <img data-src="${real}">`,
    `<img data-src="${real}"> <noscript><span><img src="${real}"></span></noscript>`,
    `<object data="${real}" type="image/jpeg"></object>`,
  ])('%s', (html) => {
    expect(picturesIn(`<p>前</p>${html}<p>后</p>`).map(({ src }) => src)).toEqual([real]);
  });

  test('their addresses are checked as others are', () => {
    for (const name of ['data-src', 'data-original', 'file', 'srcset', 'data-url'])
      for (const address of ['javascript:alert(1)', '/peony/v1/vcode?tel=1', 'https://u:p@a.example/x.png'])
        expect(clean(`<p>a<img src="${dot}" ${name}="${address}"></p>`)).toBe('<p>a</p>');
    expect(picturesIn('<img data-src="http://c.example/a.jpg">')).toMatchObject([
      { src: 'https://c.example/a.jpg' },
    ]);
  });

  test('what counts visitors is no picture', () => {
    const pixels = [
      `<img src="${dot}">`,
      '<img src="/p.gif" width="1" height="1">',
      '<img src="/p.gif" style="display:none">',
    ];
    expect(clean(`<p>a${pixels.join('')}<noscript><img height="1" width="1" src="/tr"></noscript></p>`)).toBe(
      '<p>a</p>',
    );
  });

  test('a drawing with a picture as its background is that picture', () => {
    const html =
      '<svg style="background-image: url(&quot;https://c.example/long.jpg&quot;)" viewBox="0 0 1080 1920"></svg>';
    expect(picturesIn(html)).toEqual([
      {
        src: 'https://c.example/long.jpg',
        width: '1080',
        height: '1920',
        style: 'width:100%',
        'data-upright': '',
      },
    ]);
  });
});

describe('pictures that were pasted into the text', () => {
  const shown = (src: string) => src.replaceAll('=', '&#61;');
  test.each([
    ['png', png, 64, 64, {}],
    ['jpeg, turned by its orientation', jpeg, 20, 30, { 'data-inline': '' }],
    ['gif', gif, 300, 100, {}],
    ['webp', webp, 60, 18, { 'data-inline': '' }],
  ])('%s', (_name, src, width, height, more) => {
    expect(picturesIn(`<p>a<img src="${src}"></p>`)).toEqual([
      { src: shown(src), width: String(width), height: String(height), ...more },
    ]);
  });

  test('are shown with white space in them, in capitals and with another name of their type', () => {
    const [, data = ''] = png.split(',');
    const broken = `DATA:image/x-png;charset=utf-8;base64,\n${data.slice(0, 40)}\r\n ${data.slice(40)}`;
    expect(picturesIn(`<img src="${broken}">`)).toMatchObject([{ src: shown(png) }]);
    expect(picturesIn(`<img src="${png.replace('png', 'jpg')}">`)).toMatchObject([{ src: shown(png) }]);
  });

  test.each([
    `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>'.padEnd(200))}`,
    `data:image/png;base64,${btoa('<svg onload="alert(1)"/>'.padEnd(200))}`,
    `${png}"onerror="`,
    `${png.slice(0, 40)}`,
    `data:image/png,${'x'.repeat(300)}`,
    `data:text/html;base64,${png.slice(22)}`,
  ])('%s is none', (src) => {
    const markup = clean(`<p>a<img src='${src}'></p>`);
    expect(markup).not.toContain('<img');
    expect(markup).not.toMatch(/svg|onerror/);
  });

  test('are bounded, one and all together; what is too much is named', () => {
    const filler = (length: number) =>
      png.replace('base64,', `base64,${png.slice(22, 22 + 400)}${'A'.repeat(length - (length % 4))}`);
    const large = filler(maxPastedLength);
    expect(clean(`<img src="${large}" alt="水位图">`)).toBe(
      '<span data-omitted="picture">图片：水位图</span>',
    );
    const half = filler(maxPastedLength / 2);
    const body = clean(`<img src="${half}">`.repeat(6));
    expect(body.length).toBeLessThan(maxPastedTotal + 5_000);
    expect(body).toContain('<span data-omitted="picture">图片</span>');
  });
});

test.each([
  ['<img src="file:///C:/temp/clip_image001.png" alt="图一">', '图片：图一'],
  ['<img src="blob:https://a.example/1">', '图片'],
  ['<img src="images/001.jpg">', '图片'],
])('%s cannot be shown, and is named', (html, text) => {
  expect(clean(`<p>a${html}</p>`)).toBe(`<p>a<span data-omitted="picture">${text}</span></p>`);
});
