import { render, screen } from '@testing-library/react';
import { siteFixture } from '../../testing/siteFixture';
import { OpenAppRow } from './OpenAppRow';

test.each([
  ['article', '在云浦新闻App里继续阅读'],
  ['video', '在云浦新闻App里继续观看'],
  ['video_album', '在云浦新闻App里继续观看'],
  ['audio', '在云浦新闻App里继续收听'],
  ['audio_album', '在云浦新闻App里继续收听'],
  ['mini_program', '在云浦新闻App里使用小程序'],
  ['special', '在云浦新闻App里继续浏览'],
  ['h5', '在云浦新闻App里继续浏览'],
])('says what the visitor of %s can go on with', (contentType, text) => {
  render(<OpenAppRow site={siteFixture} contentType={contentType} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
