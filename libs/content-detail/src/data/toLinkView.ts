import type { ContentPayload } from '@share/api-contract/types';
import { plainText, safeHref } from '@share/safety';
import type { LinkView } from './DetailView';

interface LinkContext {
  siteOrigin: string;
  /** Name of a link that has none of its own. */
  title: string;
}

/** The target of an h5 or link item (R47, R59); undefined without an http(s) address. */
export const toLinkView = (
  payload: ContentPayload | undefined,
  { siteOrigin, title }: LinkContext,
): LinkView | undefined => {
  const url = safeHref(payload?.real_url, { siteOrigin }) ?? safeHref(payload?.url, { siteOrigin });
  if (!url) return undefined;
  return {
    url,
    isFramed: url.startsWith('/'),
    showsHeader: payload?.nav ?? true,
    showsCapsule: payload?.capsule ?? false,
    name: plainText(payload?.bizName, 40) || title,
  };
};
