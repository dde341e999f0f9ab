import { toSrcset } from './toSrcset';
import { withSmallerPictures } from './withSmallerPictures';

const service = {
  rules: [['^/', '{url}?{w}', '{url}?{w}x{h}', '{url}?{w}x{h}+{y}']] as const,
  siteOrigin: 'https://m.example.com',
};
const widths = [224, 336];

test.each([
  ['a picture of unknown size is cropped', {}, '/a.jpg?224x149 224w,/a.jpg?336x224 336w'],
  [
    'one that is wider than its box is cropped',
    { width: 1600, height: 900 },
    '/a.jpg?224x149 224w,/a.jpg?336x224 336w',
  ],
  [
    'one in the shape of its box comes whole',
    { width: 1500, height: 1000 },
    '/a.jpg?224 224w,/a.jpg?336 336w',
  ],
  [
    'one that is higher is cropped in its upper part: three tenths of what is cut off are above',
    { width: 1000, height: 3000 },
    '/a.jpg?224x149+157 224w,/a.jpg?336x224+235 336w',
  ],
  ['nothing wider than the file', { width: 300, height: 200 }, '/a.jpg?224 224w,/a.jpg?300 300w'],
  [
    'nothing wider than what is left of a file that is cropped',
    { width: 600, height: 200 },
    '/a.jpg?224x149 224w,/a.jpg?300x200 300w',
  ],
  ['a file smaller than its box', { width: 90, height: 60 }, '/a.jpg?90 90w'],
  ['no candidate that hardly differs from the file', { width: 240, height: 160 }, '/a.jpg?240 240w'],
])('%s', (_, size, expected) => {
  expect(toSrcset(service, '/a.jpg', { widths, ratio: 1.5, ...size })).toBe(expected);
});

test('one that is higher comes whole where the service crops at the middle only', () => {
  const rules = [['^/', '{url}?{w}', '{url}?{w}x{h}']] as const;
  const srcset = toSrcset({ ...service, rules }, '/a.jpg', { widths, ratio: 1.5, width: 1000, height: 3000 });
  expect(srcset).toBe('/a.jpg?224 224w,/a.jpg?336 336w');
});

test('a picture that is seen whole is never cropped', () => {
  expect(toSrcset(service, '/a.jpg', { widths })).toBe('/a.jpg?224 224w,/a.jpg?336 336w');
});

test('none without a service, or where it has no variants', () => {
  expect(toSrcset(undefined, '/a.jpg', { widths })).toBeUndefined();
  expect(toSrcset(service, '/a.svg', { widths })).toBeUndefined();
});

test('who saves data gets one step less, in parts of the browser as in documents', () => {
  const saving = { ...service, savesData: true };
  const srcset = toSrcset(saving, '/a.jpg', { widths });
  expect(srcset).toBe('/a.jpg?224 336w,/a.jpg?336 504w');
  const markup = (set: string) =>
    `<link imagesrcset="${set}" imagesizes="112px"><img sizes="112px" srcSet="${set}" src="/a.jpg?5 9w">&quot; srcset=&quot;/b 2w`;
  expect(withSmallerPictures(markup(toSrcset(service, '/a.jpg', { widths })!))).toBe(markup(srcset!));
});
