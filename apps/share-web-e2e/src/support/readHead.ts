import type { DataNode } from '@share/page-metadata/testing';
import type { APIRequestContext } from '@playwright/test';
import readOpenGraph from 'open-graph-scraper';

/** The metadata in the head of a page. */
export interface PageHead {
  html: string;
  openGraph: Awaited<ReturnType<typeof readOpenGraph>>['result'];
  /** Things of schema.org, none when there are none. */
  data: DataNode[];
  /** Where the page is offered as a card. */
  oEmbed: string | undefined;
}

/** Reads the head of a page as other programs do: its text alone, without running it. */
export const readHead = async (request: APIRequestContext, path: string): Promise<PageHead> => {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} is ${response.status()}`);
  const html = await response.text();
  const { result } = await readOpenGraph({ html, onlyGetOpenGraphInfo: false });
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const [, oEmbed] =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)">/.exec(html) ?? [];
  const data = json === undefined ? undefined : (JSON.parse(json) as DataNode);
  return {
    html,
    openGraph: result,
    data: data === undefined ? [] : ((data['@graph'] as DataNode[] | undefined) ?? [data]),
    oEmbed,
  };
};
