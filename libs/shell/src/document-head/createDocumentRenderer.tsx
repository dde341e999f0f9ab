import type { Fallback } from '@share/islands';
import { createPageRenderer, type SharedPartOptions, type StyleSheet } from '@share/islands/server';
import { defaultTitle } from '@share/page-document';
import { renderDocument, type FinishedDocument, type HeadOptions } from '@share/page-document/server';
import type { PageSubject } from '@share/page-metadata';
import { iconPaths } from '@share/site-paths';
import type { PictureService } from '@share/picture-service';
import type { ShareCard } from '@share/wx-share';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../data/toSiteConfig';
import type { PanelData } from '../overlays/ShellPanels';
import { PageFrame, type PageFrameProps } from '../page-frame/PageFrame';

/** A page that was found: the content of its frame and of its head. */
export interface DocumentPage
  extends
    Pick<PanelData, 'group' | 'reportTarget'>,
    Pick<
      PageFrameProps,
      'layout' | 'hasHeading' | 'hasMasthead' | 'ground' | 'preview' | 'bottomBar' | 'footer'
    > {
  title: string;
  /** Hides the bars of the site. */
  hasOwnBar?: boolean;
  /** Title inside the frame; default: the title. */
  frameTitle?: string;
  /** Content of `PageFrame`. */
  element: ReactNode;
  /** Overrides the site's link to the app. */
  site?: Pick<SiteConfig['site'], 'openAppHref'>;
  /** SWR `fallback` of the page's islands. */
  fallback?: Fallback;
  share?: ShareCard;
  /** Its subject, for programs that show or index it. */
  subject?: PageSubject;
  /** Search engines may keep it; default true. */
  isIndexed?: boolean;
}

interface RendererOptions extends Pick<HeadOptions, 'allowZoom' | 'beforePaint' | 'entry' | 'clientUaToken'> {
  styleSheets: readonly StyleSheet[];
  siteOrigin: string;
  /** How parts are rendered that many pages share. */
  parts: SharedPartOptions;
}

interface Composition {
  config: SiteConfig;
  services: { pictures: PictureService };
  /** The settings that scripts of the page read. */
  environment: object;
  /** Panels that open over the page. */
  Panels: (props: PanelData & { siteOrigin: string }) => ReactNode;
  /** When the page was made, in milliseconds; absent on pages that are made once for all. */
  madeAt?: number | undefined;
}

/** The publisher of the pages, for structured data. */
export const publisherOf = ({ site }: SiteConfig, siteOrigin: string) => ({
  ...site,
  icon: iconPaths.large,
  siteOrigin,
});

/** Creates how a page is put into its frame, and both into a document; parts equal on many pages are cached. */
export const createDocumentRenderer = ({ styleSheets, siteOrigin, parts, ...head }: RendererOptions) => {
  const renderMarkup = createPageRenderer({ sheets: styleSheets, ...parts });

  return (page: DocumentPage, composition: Composition): FinishedDocument => {
    const { config, services, environment, Panels, madeAt } = composition;
    const { title, element, group, reportTarget, fallback = {}, share, subject, hasOwnBar } = page;
    const { frameTitle = title, layout, hasHeading, hasMasthead, ground, preview, bottomBar, footer } = page;
    const { reportReasons, themeColour, imprint } = config;
    const site = { ...config.site, ...page.site };
    const frame = {
      site,
      layout,
      hasHeading,
      hasMasthead,
      ground,
      preview,
      bottomBar,
      group,
      imprint,
      footer,
    };
    return renderDocument({
      head: {
        ...head,
        title: title || defaultTitle,
        share,
        subject,
        publisher: publisherOf(config, siteOrigin),
        pictures: services.pictures,
        isIndexed: page.isIndexed ?? true,
      },
      themeColour,
      hasOwnBar,
      madeAt,
      environment,
      page: renderMarkup({
        services,
        fallback,
        page: (
          <PageFrame {...frame} title={frameTitle}>
            {element}
          </PageFrame>
        ),
        panels: <Panels {...{ site, siteOrigin, reportReasons, group, reportTarget }} />,
      }),
    });
  };
};
