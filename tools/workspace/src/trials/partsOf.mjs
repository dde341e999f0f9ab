import { ask } from '../load/askAll.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';

/** A sentence each of the sample article's text, related list, comments and hot list. */
const sentences = {
  text: '越冬的白鹭',
  related: '湿地公园夜间闭园之后',
  comments: '我家也退了四亩',
  'hot list': '云浦地铁 3 号线今起试运行',
};

/** The parts of a whole page of the sample article; throws when the site's page has never contained it. */
export const partsOf = async (/** @type {string} */ siteUrl) => {
  /** The first part that an answer lacks, or its status when it is no page; undefined for a whole page. */
  const missing = (/** @type {import('../load/askAll.mjs').Answer | undefined} */ answer) => {
    if (answer?.status !== 200) return `status ${answer?.status}`;
    // Titles have elements between their words and around their numbers.
    const text = answer.body.toString().replace(/<[^>]*>/g, '');
    return Object.entries(sentences).find(([, sentence]) => !text.includes(sentence))?.[0];
  };
  // The very first page of a process may lack a part that came too late.
  const first = [await ask(siteUrl + articlePath(90_000_001)), await ask(siteUrl + articlePath(90_000_002))];
  const lacking = first.map(missing).filter(Boolean);
  if (lacking.length === first.length) throw new Error(`A page without faults lacks: ${lacking.join(', ')}`);
  return { missing };
};
