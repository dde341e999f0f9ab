import type { FeedApi } from '@share/api-client';
import { withTime, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { invitePath } from '@share/site-paths';
import { InviteScreen } from './InviteScreen';
import { toInviteView } from './toInviteView';

/** `/invite/{code?}/{index}`: the author, and articles to read (spec §2). An invitation that has run out is missing. */
export const loadInvitePage: LoadFeaturePage<Pick<FeedApi, 'getInvite'>> = async ({
  params: { code },
  api,
  data,
  siteOrigin,
  siteName,
  openAppHref,
  now,
}) => {
  if (!code || !isDecodableId(code)) return 'missing';
  const cached = await data.item(`feed getInvite ${code}`, async (signal) => {
    const view = toInviteView(await api.getInvite({ code }, { signal }), { siteOrigin });
    return view.title ? view : undefined;
  });
  if (!cached) return 'missing';
  const invite = { ...cached, posts: cached.posts.map((post) => withTime(post, now)) };
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
