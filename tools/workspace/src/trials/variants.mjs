import { ask, askAll } from '../load/askAll.mjs';
import { readMetric } from '../load/readMetric.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';

const actors = ['peony', 'guzzle', 'daily', 'visitor', 'group'];
const years = Array.from({ length: 10 }, (_, index) => 2015 + index);
const months = Array.from({ length: 10 }, (_, index) => 1 + index);

/** Actor, year and month of an address are variant: all of them name one page. @type {import('./runTrials.mjs').Trial} */
export const variants = async ({ stage }) => {
  const site = await stage.startSite();
  const urls = actors.flatMap((actor) =>
    years.flatMap((year) =>
      months.map(
        (month) =>
          site.url +
          articlePath(1).replace('/peony/', `/${actor}/`).replace('/2026/11/', `/${year}/${month}/`),
      ),
    ),
  );
  const rendered = () => readMetric(site.adminUrl, 'share_render_seconds_count');
  await ask(site.url + articlePath(0));
  const before = await rendered();
  let pages = 0;
  await askAll(urls, { connections: 8, onAnswer: ({ status }) => (pages += status === 200 ? 1 : 0) });
  const renderings = (await rendered()) - before;
  await site.stop();
  return {
    ok: renderings === 1 && pages === urls.length,
    text: `${urls.length} variants of one article: ${pages} pages, ${renderings} renderings`,
  };
};
