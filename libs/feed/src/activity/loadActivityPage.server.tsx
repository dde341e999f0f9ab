import type { FeedApi } from '@share/api-client';
import { withTime, type LoadFeaturePage } from '@share/content-cards';
import { createArticleBodies } from '@share/content-cards/server';
import { toPageLinkParams } from '@share/open-app';
import { activityPath } from '@share/site-paths';
import { ActivityScreen } from './ActivityScreen';
import { toActivitySubject } from './toActivitySubject';
import { toActivityView } from './toActivityView';

/** `/activity/{post_id?}/{index}`: something visitors may go to or take part in (spec §2). */
export const loadActivityPage: LoadFeaturePage<Pick<FeedApi, 'getActivity'>> = async ({
  params: { post_id },
  api,
  data,
  siteOrigin,
  bodies = createArticleBodies({ siteOrigin }),
  openAppHref,
  now,
}) => {
  if (!post_id) return 'missing';
  const cached = await data.item(`feed getActivity ${post_id}`, async (signal) => {
    const found = await api.getActivity({ post_id }, { signal });
    const content = typeof found.content === 'string' ? found.content : '';
    if (found.post_id !== post_id) return undefined;
    const view = toActivityView(found, { body: await bodies.toBody(content, data), siteOrigin });
    return view.title ? view : undefined;
  });
  if (!cached) return 'missing';
  const posts = cached.posts.map((post) => withTime(post, now));
  const activity = { ...cached, posts, body: cached.body && bodies.withPictures(cached.body) };
  const path = activityPath(post_id);
  const appLink = toPageLinkParams(path, post_id);
  return {
    title: activity.title,
    layout: 'default',
    element: <ActivityScreen activity={activity} openAppHref={openAppHref(appLink)} />,
    share: {
      path,
      summary: activity.lead,
      image: activity.cover?.src,
    },
    subject: toActivitySubject(activity),
    appLink,
    contentId: activity.id,
  };
};
