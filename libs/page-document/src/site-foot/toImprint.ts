import type { AppInfo } from '@share/api-contract/types';
import { plainText } from '@share/safety';

/** The licensed publisher of the site, and its contact for complaints; texts are plain. */
export interface ImprintView {
  /** Filing number (ICP). */
  recordNo?: string;
  /** Numbers of licences, each with its name. */
  licences: string[];
  /** Telephones for reports, digits and `-`. */
  phones: string[];
}

const longest = 40;
const most = 6;

/** The imprint in the configuration; undefined when it has none. */
export const toImprint = (config: AppInfo['h5_config']): ImprintView | undefined => {
  const texts = (named: readonly string[] = []) =>
    named
      .map((text) => plainText(text, longest))
      .filter(Boolean)
      .slice(0, most);
  const recordNo = plainText(config?.record_no, longest);
  const licences = texts(config?.licences);
  const phones = texts(config?.report_phones).filter((phone) => /^\d[\d-]{2,19}$/.test(phone));
  if (!recordNo && licences.length + phones.length === 0) return undefined;
  return { ...(recordNo && { recordNo }), licences, phones };
};
