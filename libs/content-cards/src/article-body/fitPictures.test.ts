import { fitPictures } from './fitPictures';

const picture = (attributes: string, width: number, height: number, isComplete: boolean) => {
  document.body.innerHTML = `<p><img src="/a.jpg" data-unsized="" ${attributes}></p>`;
  const image = document.querySelector('img') as HTMLImageElement;
  const loaded = { naturalWidth: width, naturalHeight: height, complete: true };
  const load = () =>
    Object.entries(loaded).forEach(([name, value]) => Object.defineProperty(image, name, { value }));
  if (isComplete) load();
  else Object.defineProperty(image, 'naturalWidth', { value: 0, configurable: true });
  fitPictures(document.body);
  return {
    image,
    load: () => {
      load();
      image.dispatchEvent(new Event('load'));
    },
  };
};
const sizeOf = (image: HTMLImageElement) => [image.getAttribute('width'), image.getAttribute('height')];

test('a picture gets its own size when it is loaded', () => {
  const { image, load } = picture('', 750, 3000, false);
  expect(sizeOf(image)).toEqual([null, null]);
  load();
  expect(sizeOf(image)).toEqual(['750', '3000']);
  expect(image.hasAttribute('data-unsized')).toBe(false);
  expect(image.hasAttribute('data-inline')).toBe(false);
});

test('one that was there before, too', () => {
  expect(sizeOf(picture('', 400, 300, true).image)).toEqual(['400', '300']);
});

test('the width that the author gave stays', () => {
  expect(sizeOf(picture('width="150"', 400, 400, true).image)).toEqual(['150', '150']);
});

test('a small one goes into its line', () => {
  expect(picture('', 60, 18, true).image.hasAttribute('data-inline')).toBe(true);
});
