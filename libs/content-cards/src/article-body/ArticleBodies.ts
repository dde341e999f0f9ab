import type { SafeHtml } from '@share/safety';
import type { PageData } from '@share/page-data';

/** How a page gets the texts of items. */
export interface ArticleBodies {
  /** A text as a page shows it; a long one lets other work run in between. */
  toBody(html: string, data: Pick<PageData, 'fromText'>): Promise<SafeHtml>;
  /**
   * The same text with its pictures as they are known now: with the sizes that have been learnt since it was made, and addresses that
   * fit them; sizes still unknown are learnt behind the page.
   */
  withPictures(body: SafeHtml): SafeHtml;
}

/** The texts of one page. */
export interface PageBodies extends ArticleBodies {
  /** `provisional` while the size of one of its pictures may be known in a moment. */
  freshness(): 'content' | 'provisional';
}
