import type { FeedApi } from '@share/api-client';
import { withTime, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { invitePath } from '@share/site-paths';
import { findOne } from '../data/findOne';
import { InviteScreen } from './InviteScreen';
import { toInviteView } from './toInviteView';

/** `/invite/{code?}/{index}`: the author, and articles to read (spec §2). An invitation that has run out is missing. */
export const loadInvitePage: LoadFeaturePage<Pick<FeedApi, 'getInvite'>> = async ({
  params: { code },
  api,
  reads,
  siteOrigin,
  siteName,
  openAppHref,
  now,
}) => {
  if (!code || !isDecodableId(code)) return 'missing';
  const kept = await reads.primary({ name: 'feed', key: `getInvite ${code}` }, (signal) =>
    findOne(api.getInvite({ code }, { signal }), (answer) => toInviteView(answer, { siteOrigin })),
  );
  if (!kept) return 'missing';
  const invite = { ...kept, posts: kept.posts.map((post) => withTime(post, now)) };
  const path = invitePath(code);
  const appLink = toPageLinkParams(path, code);
  return {
    title: invite.title,
    layout: 'default',
    element: (
      <InviteScreen
        {...{ invite, siteOrigin }}
        siteName={await siteName()}
        openAppHref={openAppHref(appLink)}
      />
    ),
    share: {
      path,
      summary: invite.description,
      image: invite.picture?.src,
    },
    appLink,
  };
};
