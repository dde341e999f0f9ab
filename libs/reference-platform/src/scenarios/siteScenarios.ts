import type { AppInfo } from '@share/api-contract/sent';
import { changing, type Scenario } from './behaviours';

type H5Config = NonNullable<AppInfo['h5_config']>;

const configured = (fields: Partial<H5Config>): Scenario => ({
  getAppInfo: changing<{ app_info: string }>(({ app_info }) => {
    const info: AppInfo = JSON.parse(app_info);
    return { app_info: JSON.stringify({ ...info, h5_config: { ...info.h5_config, ...fields } }) };
  }),
});

const site_notice = {
  text: '今晚 23:00 至次日 1:00 系统维护，评论暂停',
  url: '/davmu/agreement/warm_stations',
};

/** The operator's notice on every page. */
export const siteScenarios = {
  'mourning-with-notice': configured({ is_memorial: true, site_notice }),
  'site-unnamed': configured({ record_no: '', licences: [], report_phones: [] }),
} satisfies Record<string, Scenario>;
