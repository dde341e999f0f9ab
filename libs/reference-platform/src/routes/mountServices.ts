import { operations } from '@share/api-contract';
import { refuseCrossSite } from '../account/createVisitors';
import { createReports, type ReportLimits } from '../services/createReports';
import { createServices } from '../services/createServices';
import { createShareConfigs, type ShareAccount } from '../services/createShareConfigs';
import type { RouteParts } from './RouteParts';

const maxReportBytes = 8 * 1024;

interface ServiceSettings {
  reportLimits: ReportLimits;
  shareAccount: ShareAccount;
}

/** Share card, download address, complaints, forms, activities, invitations and places. */
export const mountServices = (
  { mount, store, contents, visitors, limitRate, audit, now, createId }: RouteParts,
  { reportLimits, shareAccount }: ServiceSettings,
): void => {
  const services = createServices({ store, contents, now });
  const shareConfigOf = createShareConfigs({ store, account: shareAccount, now, createId });
  const report = createReports({ store, limitRate, audit, limits: reportLimits, now });

  mount(operations.getShareConfig, ({ query }) => shareConfigOf(query.path));
  mount(operations.getAppModule, ({ query }) => services.appModule(query.module_name));
  mount(operations.getForm, ({ params }) => services.form(params.id));
  mount(operations.getActivity, ({ params }) => services.activity(params.post_id));
  mount(operations.getInvite, ({ params }) => services.invite(params.code));
  mount(operations.getPlace, ({ params }) => services.place(params.id));
  mount(operations.getWeather, ({ params }) => services.weather(params.id));
  mount(
    operations.createReport,
    async ({ body, context }) => {
      refuseCrossSite(context);
      const userId = await visitors.idOf(context);
      return report({ draft: body, userId, origin: visitors.originOf(context) });
    },
    { maxBodyBytes: maxReportBytes },
  );
};
