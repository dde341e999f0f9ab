import type { PictureService } from '@share/picture-service';
import { description } from '../testing/subjects';
import { toCardPictures } from './toCardPictures';

const { publisher } = description;
const pictures: PictureService = {
  rules: [['^/media/', '{url}?w={w}&format={format}', '{url}?w={w}&h={h}&format={format}']],
  siteOrigin: publisher.siteOrigin,
};
const site = publisher.siteOrigin;
const photo = `${site}/media/a.jpg`;
const subject = { picture: { width: 3000, height: 2000 } };

test('a picture of the page in the shapes of cards, chats and search engines', () => {
  expect(toCardPictures({ card: { imgUrl: photo }, publisher, subject, pictures })).toEqual({
    wide: { url: `${photo}?w=1200&h=630&format=jpeg`, width: 1200, height: 630, type: 'image/jpeg' },
    square: `${photo}?w=300&h=300&format=jpeg`,
    shapes: [
      `${photo}?w=1200&h=1200&format=jpeg`,
      `${photo}?w=1200&h=900&format=jpeg`,
      `${photo}?w=1200&h=675&format=jpeg`,
    ],
  });
});

test.each([
  ['a smaller picture is not enlarged', { width: 600, height: 400 }, [600, 315]],
  ['a high one neither', { width: 600, height: 210 }, [400, 210]],
  ['one of unknown size counts as large', {}, [1200, 630]],
])('%s', (_, picture, [width, height]) => {
  const { wide } = toCardPictures({ card: { imgUrl: photo }, publisher, subject: { picture }, pictures });
  expect(wide).toMatchObject({ url: `${photo}?w=${width}&h=${height}&format=jpeg`, width, height });
});

test('without a service the picture is what it is', () => {
  expect(toCardPictures({ card: { imgUrl: photo }, publisher, subject })).toEqual({
    wide: { url: photo, width: 3000, height: 2000 },
    square: photo,
    shapes: [photo],
  });
});

test.each(['/media/scene/wetland-1.svg', '/logo.SVG?v=2'])(
  'programs that show no drawings get the icon for %s',
  (path) => {
    const icon = `${site}/davmu/share/icon-512.png`;
    const { wide, square } = toCardPictures({ card: { imgUrl: site + path }, publisher, subject, pictures });
    expect(wide).toEqual({ url: icon, width: 512, height: 512, type: 'image/png' });
    expect(square).toBe(icon);
  },
);

test('a logo is square where it has to be, and no picture of the page', () => {
  const logo = `${site}/media/logo.png`;
  expect(toCardPictures({ card: { imgUrl: logo }, publisher, pictures })).toEqual({
    wide: { url: logo },
    square: `${logo}?w=300&h=300&format=jpeg`,
    shapes: [],
  });
});

test('a card without a picture has none', () => {
  expect(toCardPictures({ card: { imgUrl: '' }, publisher, subject, pictures })).toEqual({
    square: '',
    shapes: [],
  });
});
