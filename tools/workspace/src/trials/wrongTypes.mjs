import { askAll, cacheState, range } from '../load/askAll.mjs';
import { readMetric } from '../load/readMetric.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';

const knownCount = 400;
/** Browsers take brotli, so the cache has room for all of these pages, and by far not for all addresses. */
const asBrowser = { headers: { 'Accept-Encoding': 'br' } };
const types = ['audio', 'audio_album', 'gallery', 'local_live', 'mini_program', 'special', 'svideo', 'video'];
const otherTypes = [...types, 'video_album'];

/** Addresses of items under types that they are not of push no page out, and render none. @type {import('./runTrials.mjs').Trial} */
export const wrongTypes = async ({ stage }) => {
  stage.platform.setDelay(1);
  const site = await stage.startSite();
  const rendered = () => readMetric(site.adminUrl, 'share_render_seconds_count');
  const known = range(1, knownCount).map((number) => site.url + articlePath(number));
  await askAll(known, { ...asBrowser, connections: 4, onAnswer: () => undefined });
  const before = await rendered();
  let pages = 0;
  await askAll(
    known.flatMap((url) => otherTypes.map((type) => url.replace('/doc/', `/${type}/`))),
    { ...asBrowser, connections: 8, onAnswer: ({ status }) => (pages += status === 200 ? 1 : 0) },
  );
  const renderings = (await rendered()) - before;
  let lost = 0;
  await askAll(known, {
    ...asBrowser,
    connections: 4,
    // A page that is older than its fresh span is still in the cache.
    onAnswer: (answer) => (lost += /^(hit|stale)/.test(cacheState(answer)) ? 0 : 1),
  });
  await site.stop();
  const count = knownCount * otherTypes.length;
  return {
    // Pages that have become old meanwhile are renewed behind their answers.
    ok: lost === 0 && pages === count && renderings <= knownCount,
    text: `${count} addresses of ${knownCount} articles under other types: ${lost} of ${knownCount} pages pushed out; ${pages} pages, ${renderings} renderings`,
  };
};
