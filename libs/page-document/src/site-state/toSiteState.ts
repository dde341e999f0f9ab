import type { AppInfo } from '@share/api-contract/types';
import { plainText, safeHref } from '@share/safety';
import type { NoticeView, SiteMarks } from '../finished/siteMarks';

type H5Config = NonNullable<AppInfo['h5_config']>;

/** The part of the configuration that concerns every page, with its times. */
export interface SiteState {
  isMemorial: boolean;
  notice?: NoticeView & { /** Milliseconds since 1970. */ from: number };
}

const longestNotice = 60;
/** Prime numbers; the same text has the same id on every instance. */
const idOf = (text: string): string => {
  let sum = 5381;
  for (const character of text) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_291;
  return sum.toString(36);
};

const toNotice = (notice: H5Config['site_notice'], siteOrigin: string): SiteState['notice'] => {
  const text = plainText(notice?.text, longestNotice);
  if (!text) return undefined;
  const href = safeHref(notice?.url, { siteOrigin });
  const { start_at = 0, end_at } = notice ?? {};
  return {
    id: idOf(`${text} ${href ?? ''}`),
    text,
    ...(href && { href }),
    from: start_at * 1000,
    ...(end_at !== undefined && { until: end_at * 1000 }),
  };
};

/** The state of the site in its configuration. */
export const toSiteState = (config: H5Config | undefined, siteOrigin: string): SiteState => {
  const notice = toNotice(config?.site_notice, siteOrigin);
  return { isMemorial: config?.is_memorial ?? false, ...(notice && { notice }) };
};

/** The part of a state that holds at a moment. @param now milliseconds since 1970, by the server's clock */
export const marksAt = ({ isMemorial, notice }: SiteState, now: number): SiteMarks => {
  if (!notice || now < notice.from || now >= (notice.until ?? Infinity)) return { isMemorial };
  return { isMemorial, notice };
};
