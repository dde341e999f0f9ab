import { PictureServiceProvider } from '@share/picture-service/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { testPictures } from '../../testing/testPictures';
import { SlotImage, type SlotImageProps } from './SlotImage';

const show = (props: Partial<SlotImageProps>, isServed = true) => {
  render(
    <PictureServiceProvider value={isServed ? testPictures : undefined}>
      <SlotImage src="/a.jpg" alt="湿地" slot={112} {...props} />
    </PictureServiceProvider>,
  );
  return screen.getByRole<HTMLImageElement>('img');
};

test('has candidates for its box, and a file that every browser reads', () => {
  const image = show({ ratio: 3 / 2, width: 1600, height: 900 });
  expect(image).toHaveAttribute('srcset', '/a.jpg?w=224&h=149 224w,/a.jpg?w=336&h=224 336w');
  expect(image).toHaveAttribute('sizes', '112px');
  expect(image).toHaveAttribute('src', '/a.jpg');
  expect(image).toHaveAttribute('width', '1600');
});

test('browsers get what decides about the address before the address', () => {
  const names = show({}).getAttributeNames();
  for (const name of ['loading', 'sizes', 'srcset'])
    expect(names.indexOf(name)).toBeLessThan(names.indexOf('src'));
});

test('without a service it is the file itself, or the small one of the platform in a small box', () => {
  const image = show({ thumb: '/s.jpg' }, false);
  expect(image).not.toHaveAttribute('srcset');
  expect(image).not.toHaveAttribute('sizes');
  expect(image).toHaveAttribute('src', '/s.jpg');
  expect(image).toHaveAttribute('width', '112');
  expect(image).toHaveAttribute('height', '112');
});

test('a box as wide as the page gets no small file', () => {
  expect(show({ slot: 'page', thumb: '/s.jpg' }, false)).toHaveAttribute('src', '/a.jpg');
});

test('a service that fails is passed over once, before the picture counts as failed', () => {
  const onFail = jest.fn();
  const image = show({ onFail });
  fireEvent.error(image);
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', '/a.jpg');
  expect(onFail).not.toHaveBeenCalled();
  fireEvent.error(image);
  expect(onFail).toHaveBeenCalledTimes(1);
});

test('the main picture of the first screen comes first, all others when they are near', () => {
  expect(show({ priority: true })).toHaveAttribute('fetchpriority', 'high');
});

test.each([
  ['one that is wider than the screen', 1200, 800, 'min(100vw,calc((100vh - 276px)*1.50))'],
  ['one that is higher', 800, 1200, 'min(100vw,calc((100vh - 276px)*0.67))'],
])('in a gallery %s is as wide as it is drawn', (_, width, height, sizes) => {
  expect(show({ slot: 'gallery', width, height })).toHaveAttribute('sizes', sizes);
});
