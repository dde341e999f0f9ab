import { Island, placeholder } from '@share/islands';
import { SiteFoot, type ImprintView } from '@share/page-document';
import { EmptyState } from '@share/ui';
import type { ReactNode } from 'react';
import { BottomBar } from '../bottom-bar/BottomBar';
import type { BottomBarView } from '../data/toBottomBar';
import { previewEnd } from '../preview/previewEnd';
import { Watermark } from '../preview/Watermark';
import { RouterControl } from '../router-control/RouterControl';
import type { SiteView } from '../SiteView';
import { Expired, Ground, List, Page } from './PageFrame.styles';
import { PageHeader } from './PageHeader';
import { mainId, SkipLink } from './SkipLink';

/** The layouts of spec §2; `none`: a page that renders everything itself. */
export type PageLayout = 'default' | 'dejin' | 'listPage' | 'docDetail' | 'none';

export interface PageFrameProps {
  site: SiteView;
  /** Of the page: its heading in the layout `listPage`, and the text of the bar in a mini program. */
  title: string;
  layout?: PageLayout;
  /** Whether the site's bar stands over the page. */
  hasMasthead?: boolean;
  /** Layout `docDetail`: the ground of the bar (R72, R80); `dark`: a full-bleed medium, dark in both appearances. */
  ground?: 'dark' | 'paper';
  /**
   * Layout `docDetail`: an unpublished item, with banner and watermark instead of the masthead (spec §2).
   * `expiredAt` in seconds, absent where the platform does not say; `now` when the page is made, in milliseconds.
   */
  preview?: { expiredAt: number | undefined; now: number };
  /** Layout `listPage`: the bottom bar, and the channel that is shown. */
  bottomBar?: BottomBarView;
  /** Layout `listPage`: the content has a heading of its own. */
  hasHeading?: boolean | undefined;
  group?: string;
  /** Layout `listPage`: at its foot. */
  imprint?: ImprintView | undefined;
  /** Layout `dejin`: the bar at the lower edge. */
  footer?: ReactNode;
  children: ReactNode;
}

type Preview = NonNullable<PageFrameProps['preview']>;

const previewTimes = ({ expiredAt, now }: Preview) => ({ endsAt: previewEnd(expiredAt, now), now });

/** The watermark of a preview, and its message after expiry. */
const PreviewEnd = ({ isOver }: { isOver: boolean }) => (
  <>
    <Expired data-from-start={isOver ? '' : undefined}>
      <EmptyState drawing="lost-bridge" title="预览已过期" note="请向发来链接的编辑要一个新的链接。" />
    </Expired>
    <Watermark />
  </>
);

/** The masthead, the bar of a mini program and the layout around the content of a page (spec §2, Layouts). */
export const PageFrame = ({ layout = 'default', hasMasthead = true, ...props }: PageFrameProps) => {
  const {
    site,
    title,
    ground,
    preview,
    bottomBar,
    hasHeading = false,
    group,
    imprint,
    footer,
    children,
  } = props;
  const header = <PageHeader site={site} hasMasthead={hasMasthead} />;
  const routerControl = (
    <Island
      name="routerControl"
      Component={RouterControl}
      data={{ title }}
      sharedEntries={[]}
      sharedProps={() => ({ title: placeholder })}
    />
  );
  switch (layout) {
    case 'none':
      return children;
    case 'default':
    case 'dejin':
      return (
        <>
          <SkipLink />
          {routerControl}
          {header}
          <Page id={mainId} data-layout={layout} data-footer={footer ? '' : undefined}>
            {children}
          </Page>
          {footer}
        </>
      );
    case 'listPage':
      return (
        <>
          <SkipLink />
          {routerControl}
          {header}
          <List id={mainId} data-layout={layout} data-bar={bottomBar ? '' : undefined}>
            {!hasHeading && <h1 className="visually-hidden">{title}</h1>}
            {children}
            <SiteFoot imprint={imprint} />
          </List>
          {bottomBar && (
            <Island
              name="bottomBar"
              Component={BottomBar}
              data={{ bar: bottomBar, group }}
              sharedEntries={[]}
            />
          )}
        </>
      );
    case 'docDetail': {
      const times = preview && previewTimes(preview);
      const isOver = times !== undefined && times.endsAt <= times.now;
      return (
        <Ground data-ground={ground}>
          {!isOver && <SkipLink />}
          {routerControl}
          <PageHeader site={site} hasMasthead={hasMasthead} ground={ground} preview={times} />
          {/* Nothing of a preview whose time is up is sent. */}
          {!isOver && children}
          {times && <PreviewEnd isOver={isOver} />}
        </Ground>
      );
    }
  }
};
