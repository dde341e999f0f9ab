import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchBodyPictures } from './watchBodyPictures';

const openPictures = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `<article><img src="/cover.svg" alt="封面"><div data-article-body><p>字</p>
    <figure><img src="/1.svg" alt="白鹭" width="750" height="500"><figcaption>清晨的白鹭</figcaption></figure>
    <p><a href="/x"><img src="/link.svg" alt="链接"></a></p><img src="/2.svg" alt=""><p>x<img src="/emoji.png" alt="[笑]" data-inline=""></p></div></article>`;
  watchBodyPictures(document.querySelector('[data-article-body]') as Element, openPictures);
});

const pictures = [
  { src: 'http://localhost/1.svg', alt: '白鹭', width: 750, height: 500, caption: '清晨的白鹭' },
  { src: 'http://localhost/2.svg', alt: '' },
];

test('a tap on a picture brings the viewer with all pictures of the text', async () => {
  expect(openPictures).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '查看大图：白鹭' }));
  expect(openPictures).toHaveBeenCalledWith({ pictures, index: 0 });
});

test('so do Enter and the space bar', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(openPictures).toHaveBeenLastCalledWith({ pictures, index: 0 });
  screen.getByRole('button', { name: '查看大图' }).focus();
  await userEvent.keyboard(' ');
  expect(openPictures).toHaveBeenLastCalledWith({ pictures, index: 1 });
});

test('text, links and pictures around the text are left alone', async () => {
  await userEvent.click(screen.getByText('字'));
  await userEvent.click(screen.getByRole('img', { name: '封面' }));
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('img', { name: '链接' }));
  await userEvent.click(screen.getByRole('img', { name: '[笑]' }));
  expect(openPictures).not.toHaveBeenCalled();
});

test('a picture that has failed says so by its name, and a tap loads it again', async () => {
  const image = document.querySelector('figure img') as HTMLImageElement;
  image.setAttribute('data-failed', '');
  image.dispatchEvent(new Event('error'));
  const load = jest.spyOn(image, 'src', 'set');
  await userEvent.click(screen.getByRole('button', { name: '重新加载图片：白鹭' }));
  expect(load).toHaveBeenCalledWith('http://localhost/1.svg');
  expect(openPictures).not.toHaveBeenCalled();
  image.dispatchEvent(new Event('load'));
  await userEvent.click(screen.getByRole('button', { name: '查看大图：白鹭' }));
  expect(openPictures).toHaveBeenCalledWith({ pictures, index: 0 });
});

test('the viewer leaves out what has failed', async () => {
  document.querySelector('figure img')?.setAttribute('data-failed', '');
  await userEvent.click(screen.getByRole('button', { name: '查看大图' }));
  expect(openPictures).toHaveBeenCalledWith({ pictures: [pictures[1]], index: 0 });
});

test('of a picture with candidates the viewer gets the file they are made from, of unknown size', async () => {
  const image = document.querySelector('figure img') as HTMLImageElement;
  image.setAttribute('srcset', '/1.jpg?w=640 640w');
  await userEvent.click(image);
  const { alt, caption, src } = pictures[0] as (typeof pictures)[0];
  expect(openPictures).toHaveBeenCalledWith({ pictures: [{ src, alt, caption }, pictures[1]], index: 0 });
});
