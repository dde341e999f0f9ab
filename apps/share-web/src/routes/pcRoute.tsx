import { ComplaintEntry, PcPage, pcReportTarget, pcTarget, PhoneHandOver } from '@share/shell';
import { placingIslands } from '../pages/pageFrame';
import type { Route } from './RouteContext';

/** `/pc`: a page of the site as a phone shows it, on a desktop (spec §2, R5, R14). */
export const loadPcRoute: Route['load'] = async ({ request, services, settings, config }) => {
  const { site } = await config;
  const { siteOrigin: origin } = settings;
  const target = pcTarget(request.query.get('url'), settings.ownOrigins);
  const address = new URL(target, origin).href;
  const ownHosts = settings.ownOrigins.map((own) => new URL(own).host);
  const rule = { allowedHosts: [...ownHosts, ...settings.pcLinkHosts] };
  const reported = pcReportTarget(target);
  const island = placingIslands(services);
  const handOver = island('phoneHandOver', PhoneHandOver, { address, rule });
  const complaint = reported && island('complaintEntry', ComplaintEntry, { target: reported });
  return {
    title: site.name,
    isIndexed: false,
    share: { title: site.name, desc: site.description, link: address, imgUrl: site.logo },
    element: <PcPage {...{ site, target, complaint, handOver }} />,
  };
};
