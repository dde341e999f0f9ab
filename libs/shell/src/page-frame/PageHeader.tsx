import { Island } from '@share/islands';
import { Masthead } from '../masthead/Masthead';
import { OverlayHeader } from '../overlay-header/OverlayHeader';
import { PreviewBanner, type PreviewBannerProps } from '../preview/PreviewBanner';
import { sharedAppLink, type SiteView } from '../SiteView';
import { StickyHeader } from './StickyHeader';

interface PageHeaderProps {
  site: SiteView;
  /** Whether the site's bar stands over the page. */
  hasMasthead: boolean;
  /** The ground of the bar (R72, R80). */
  ground?: 'dark' | 'paper' | undefined;
  /** The times of a preview, whose banner takes the place of the bar (spec §2). */
  preview?: PreviewBannerProps | undefined;
}

/** The bar over the content of a page. */
export const PageHeader = ({ site, hasMasthead, ground, preview }: PageHeaderProps) => {
  if (preview)
    return (
      <StickyHeader bar="pinned">
        <Island name="previewBanner" Component={PreviewBanner} data={preview} />
      </StickyHeader>
    );
  const shown = { data: { site }, sharedEntries: [], sharedProps: sharedAppLink };
  if (ground)
    return (
      <StickyHeader bar="overlay">
        <Island name="overlayHeader" Component={OverlayHeader} {...shown} />
      </StickyHeader>
    );
  return (
    <StickyHeader>{hasMasthead && <Island name="masthead" Component={Masthead} {...shown} />}</StickyHeader>
  );
};
