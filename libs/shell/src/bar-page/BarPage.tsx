import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import type { SiteConfig } from '../data/toSiteConfig';
import { Masthead } from '../masthead/Masthead';
import type { ShellPage } from '../ShellPage';
import type { SiteView } from '../SiteView';

/** The open-app banner alone, for an iframe on another page. */
export const BarPage = ({ site }: { site: SiteView }) => (
  <main>
    <h1 className="visually-hidden">{site.name}</h1>
    <Island name="masthead" Component={Masthead} data={{ site, isAlone: true }} />
    <FirstScreenEnd />
  </main>
);

/** `/bar` (spec §2, R5). */
export const loadBarPage = async (options: {
  config: SiteConfig | Promise<SiteConfig>;
}): Promise<ShellPage> => {
  const { site } = await options.config;
  return { title: site.name, layout: 'none', isIndexed: false, element: <BarPage site={site} /> };
};
