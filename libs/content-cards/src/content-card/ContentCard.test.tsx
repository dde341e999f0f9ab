import { render, screen, within } from '@testing-library/react';
import { ContentCard } from './ContentCard';

test('is one link with a heading, its facts and its exposure id', () => {
  render(
    <ContentCard
      href="/p/article/1"
      title="湿地公园夜间闭园之后，留给动物的八小时"
      meta={['云浦观察', '3小时前']}
      image={{ src: '/i.webp' }}
      badge="02:16"
      exposureId="1"
    />,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/p/article/1');
  expect(link).toHaveAttribute('data-exposure', '1');
  expect(within(link).getByRole('heading', { level: 3 })).toHaveTextContent(
    '湿地公园夜间闭园之后，留给动物的八小时',
  );
  expect(link).toHaveTextContent('云浦观察3小时前02:16');
});

test('without a picture it keeps no place for one', () => {
  const { container } = render(<ContentCard href="/a" title="问答" meta={[]} badge="9" />);
  expect(container.querySelector('[data-picture]')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^问答$/);
});

const looks = ['standard', 'lead', 'video', 'gallery', 'audio', 'short-video', 'live'] as const;

test.each(looks)('the look %s is one link with its title, picture and badge', (variant) => {
  const { container } = render(
    <ContentCard
      href="/a"
      title="题"
      meta={['账号']}
      image={{ src: '/i.webp' }}
      badge="02:16"
      variant={variant}
    />,
  );
  expect(screen.getByRole('link', { name: /题.*02:16/ })).toHaveAttribute('href', '/a');
  expect(container.querySelectorAll('[data-picture]')).toHaveLength(1);
});

test('a gallery shows three pictures when it has them', () => {
  const images = [{ src: '/1.webp' }, { src: '/2.webp' }, { src: '/3.webp' }];
  const { container } = render(
    <ContentCard href="/a" title="题" meta={[]} image={images[0]} images={images} variant="gallery" />,
  );
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/1.webp',
    '/2.webp',
    '/3.webp',
  ]);
});

test('an audio says how long it is where no picture could', () => {
  const { container } = render(
    <ContentCard href="/a" title="题" meta={['账号']} badge="28:10" variant="audio" />,
  );
  expect(container).toHaveTextContent('题账号28:10');
});

test('says what kind of content it is, with an icon, before its facts', () => {
  const { container } = render(
    <ContentCard
      href="/a"
      title="航拍南岸"
      contentType="video"
      meta={['云浦影像', '2天前']}
      variant="video"
    />,
  );
  expect(container).toHaveTextContent('航拍南岸视频云浦影像2天前');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('does not repeat its badge or its title in a tag', () => {
  const show = (title: string, image?: { src: string }) =>
    render(
      <ContentCard
        href="/a"
        title={title}
        contentType="local_live"
        variant="live"
        badge="直播"
        meta={[]}
        {...(image && { image })}
      />,
    ).container;
  const drawn = (container: HTMLElement) => container.querySelectorAll('svg').length;
  expect(drawn(show('音乐季', { src: '/i.webp' }))).toBe(0);
  expect(drawn(show('音乐季'))).toBe(1);
  expect(drawn(show('直播：音乐季'))).toBe(0);
});

describe('a live room', () => {
  const card = { href: '/a', title: '音乐季', variant: 'live' as const, meta: ['云浦影像'] };
  const image = { src: '/i.webp' };
  const live = {
    state: 'live',
    badge: '直播中',
    viewers: '3.6万人在看',
    begun: { at: 1_764_000_000, text: '今天 08:00 开始' },
  } as const;

  test('has its state and its viewers on its picture, and says when it began', () => {
    const { container } = render(<ContentCard {...card} image={image} live={live} badge="直播" />);
    expect(screen.getByText('直播中')).toHaveAttribute('data-live');
    expect(container).toHaveTextContent(/^音乐季云浦影像今天 08:00 开始直播中3.6万人在看$/);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2025-11-24T16:00:00Z');
  });

  test('that has not begun is not marked as live', () => {
    const upcoming = { state: 'upcoming', badge: '预告 · 明天 02:12' } as const;
    const { container } = render(<ContentCard {...card} image={image} live={upcoming} badge="直播" />);
    expect(screen.getByText('预告 · 明天 02:12')).not.toHaveAttribute('data-live');
    expect(container).toHaveTextContent(/^音乐季云浦影像预告 · 明天 02:12$/);
  });

  test('without a picture says it in words', () => {
    const { container } = render(<ContentCard {...card} live={live} />);
    expect(container).toHaveTextContent(/^音乐季直播中3.6万人在看云浦影像今天 08:00 开始$/);
  });
});

test('what was searched for is marked in its title', () => {
  const { container } = render(<ContentCard href="/a" title="南岸湿地四季" meta={[]} titleHits={[[2, 4]]} />);
  expect(container.querySelector('h3 mark')).toHaveTextContent(/^湿地$/);
  expect(screen.getByRole('heading')).toHaveTextContent('南岸湿地四季');
});
