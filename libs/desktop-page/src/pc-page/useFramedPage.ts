import type { ReportTarget } from '@share/islands';
import { useEffect, useState } from 'react';
import { toFramedPath, toReportTarget } from './pcTarget';
import { showFramedPage } from './showFramedPage';
import { watchIframe } from './watchIframe';

/** The page in the iframe of the desktop page. */
export interface FramedPage {
  /** Full address; the last one known while the iframe shows no page of the site. */
  address: string;
  /** The item of the page, which a complaint is about; absent where there is none, or it cannot be known. */
  reportTarget?: ReportTarget | undefined;
}

const isSame = (one: FramedPage, other: FramedPage) =>
  one.address === other.address && one.reportTarget?.id === other.reportTarget?.id;

/** The document of an iframe that has loaded nothing yet. */
const isBlank = (framed: Document) => framed.location.href === 'about:blank';

/**
 * The page in the iframe, which its visitor may have left for another one. Head and address of the desktop page follow too: each island
 * does it, because either may be hydrated alone.
 * @param first the page that the iframe shows first
 */
export const useFramedPage = (first: FramedPage): FramedPage => {
  const [page, setPage] = useState(first);
  useEffect(() => {
    const iframe = document.querySelector<HTMLIFrameElement>('main iframe');
    if (!iframe) return undefined;
    return watchIframe(iframe, (framed) => {
      if (framed && (isBlank(framed) || framed.readyState === 'loading')) return;
      const path = toFramedPath(framed?.location.href, [window.location.origin]);
      if (!framed || path === null) return setPage(({ address }) => ({ address }));
      const address = new URL(path, first.address).href;
      showFramedPage(window, { framed, path, address });
      const next = { address, reportTarget: toReportTarget(path) };
      setPage((last) => (isSame(last, next) ? last : next));
    });
  }, [first.address]);
  return page;
};
