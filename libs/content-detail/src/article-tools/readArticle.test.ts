import { readArticle } from './readArticle';

afterEach(() => {
  document.body.innerHTML = '';
});

test('title and paragraphs in order, each once', () => {
  document.body.innerHTML = `<p>前面</p><article data-content-id="a"><h1>题</h1><p>导语</p><div data-article-body>
    <p>一</p><p> </p><h2>二</h2><ul><li><p>三</p></li><li>四</li></ul><figure><figcaption>五</figcaption></figure>
    <blockquote><p>六</p><cite>七</cite></blockquote></div><p>后面</p></article>`;
  expect(readArticle()).toEqual(['题', '一', '二', '三', '四', '五', '六', '七']);
});

test('a page without an article has nothing to read', () => {
  expect(readArticle()).toEqual([]);
});
