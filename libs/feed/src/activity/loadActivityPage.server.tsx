import type { FeedApi } from '@share/api-client';
import { withTime, type LoadFeaturePage } from '@share/content-cards';
import { createArticleBodies } from '@share/content-cards/server';
import { toPageLinkParams } from '@share/open-app';
import { activityPath } from '@share/site-paths';
import { findOne } from '../data/findOne';
import { unusable } from '../data/viewOf';
import { ActivityScreen } from './ActivityScreen';
import { toActivitySubject } from './toActivitySubject';
import { toActivityView } from './toActivityView';

/** `/activity/{post_id?}/{index}`: something readers may go to or take part in (spec §2). */
export const loadActivityPage: LoadFeaturePage<Pick<FeedApi, 'getActivity'>> = async ({
  params: { post_id },
  api,
  reads,
  siteOrigin,
  bodies = createArticleBodies({ siteOrigin }),
  openAppHref,
  now,
}) => {
  if (!post_id) return 'missing';
  const kept = await reads.primary({ name: 'feed', key: `getActivity ${post_id}` }, (signal) =>
    findOne(api.getActivity({ post_id }, { signal }), async (answer) => {
      if (answer.post_id !== post_id) throw unusable();
      const content = typeof answer.content === 'string' ? answer.content : '';
      return toActivityView(answer, { body: await bodies.toBody(content, reads), siteOrigin });
    }),
  );
  if (!kept) return 'missing';
  const posts = kept.posts.map((post) => withTime(post, now));
  const activity = { ...kept, posts, body: kept.body && bodies.withPictures(kept.body) };
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
