/**
 * A program: the least a server with React can do for an article that it has not remaining. It asks the platform at `API_BASE_URL`
 * the five calls a bare article page needs, over keep-alive connections, and sends one `renderToString`.
 */
import http from 'node:http';
import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';

const { API_BASE_URL = '', PORT } = process.env;
const agent = new http.Agent({ keepAlive: true });

/** @typedef {{ title: string, summary: string, content_link: string, source_alias: string, view_count: number, comment_count: number, style?: { data: { thumb: string, width: number, height: number }[] } }} Post */
/** @typedef {{ gid: string, alias: string, avatar: string, content: string, ip_location: string, star_count: number, replys?: Comment[] }} Comment */

/** @type {(path: string) => Promise<any>} */
const call = (path) =>
  new Promise((resolve, reject) => {
    http
      .get(API_BASE_URL + path, { agent }, (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          try {
            resolve(JSON.parse(Buffer.concat(parts).toString()).data);
          } catch (error) {
            reject(error);
          }
        });
      })
      .on('error', reject);
  });

const Card = (/** @type {{ post: Post }} */ { post }) => {
  const picture = post.style?.data[0];
  return element(
    'li',
    { className: 'card' },
    element(
      'a',
      { href: post.content_link },
      picture &&
        element('img', {
          src: picture.thumb,
          width: picture.width,
          height: picture.height,
          alt: '',
          loading: 'lazy',
        }),
      element('h3', null, post.title),
      element('p', null, post.summary),
      element('small', null, `${post.source_alias} · 阅读 ${post.view_count} · 评论 ${post.comment_count}`),
    ),
  );
};

const Cards = (/** @type {{ title: string, posts: Post[] }} */ { title, posts }) =>
  element(
    'section',
    null,
    element('h2', null, title),
    element(
      'ul',
      null,
      posts.map((post) => element(Card, { key: post.content_link, post })),
    ),
  );

/** @type {import('react').FunctionComponent<{ comment: Comment }>} */
const CommentRow = ({ comment }) =>
  element(
    'li',
    null,
    element('img', { src: comment.avatar, alt: '', width: 36, height: 36 }),
    element('b', null, comment.alias),
    element('p', null, comment.content),
    element('small', null, comment.ip_location),
    element('button', { 'aria-label': `点赞 ${comment.star_count}` }, comment.star_count),
    (comment.replys ?? []).length > 0 &&
      element(
        'ul',
        null,
        comment.replys?.map((reply) => element(CommentRow, { key: reply.gid, comment: reply })),
      ),
  );

/** @type {import('react').FunctionComponent<{ item: any, related: Post[], comments: Comment[], hot: Post[], recommended: Post[] }>} */
const Page = ({ item, related, comments, hot, recommended }) =>
  element(
    'html',
    { lang: 'zh-CN' },
    element('head', null, element('title', null, item.title), element('meta', { charSet: 'utf-8' })),
    element(
      'body',
      null,
      element('header', null, element('button', null, '登录'), element('a', { href: '/open' }, '打开')),
      element(
        'main',
        null,
        element(
          'article',
          null,
          element('h1', null, item.title),
          element('p', null, `${item.author} ${item.source_alias} ${item.publish_at}`),
          element('div', { dangerouslySetInnerHTML: { __html: item.content } }),
        ),
        element(Cards, { title: '相关阅读', posts: related }),
        element(
          'section',
          null,
          element('h2', null, '评论'),
          element(
            'ul',
            null,
            comments.map((comment) => element(CommentRow, { key: comment.gid, comment })),
          ),
        ),
        element(Cards, { title: '72小时热榜', posts: hot }),
        element(Cards, { title: '推荐', posts: recommended }),
      ),
      element('footer', null, element('button', null, '收藏'), element('button', null, '分享')),
    ),
  );

const render = async (/** @type {string} */ id) => {
  const [item, related, comments, hot, recommended] = await Promise.all([
    call(`/peony/v1/content/${id}`),
    call(`/peony/v3/content/article/${id}/related?page=1&size=4`),
    call(`/peony/v1/comment/${id}?pageindex=1&pagesize=10`),
    call('/peony/v3/hot/72h?page=1&size=5'),
    call('/peony/v1/recommend?page=1&size=10'),
  ]);
  const data = {
    item,
    related: related.posts,
    comments: comments.comments,
    hot: hot.posts,
    recommended: recommended.posts,
  };
  return Buffer.from(`<!doctype html>${renderToString(element(Page, data))}`);
};

http
  .createServer((request, response) => {
    const id = request.url?.split('/').at(-2) ?? '';
    render(id).then(
      (body) =>
        response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
          .end(body),
      () => response.writeHead(500).end(),
    );
  })
  .listen(Number(PORT), '127.0.0.1', 8192);
