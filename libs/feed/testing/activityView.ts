import { articleFixture, now, scene, siteOrigin } from '@share/content-cards/testing';
import { toArticleBody } from '@share/content-cards/server';
import { withTime } from '@share/content-cards';
import { toActivityView, type ActivityView } from '../src/activity/toActivityView';
import { activityFixture } from './activityFixture';

/** An activity as its page shows it, with a picture that needs no network. */
export const activityView = (activity = activityFixture({ content: articleFixture })): ActivityView => {
  const view = toActivityView(activity, {
    body: toArticleBody(activity.content, { siteOrigin }),
    siteOrigin,
  });
  return {
    ...view,
    ...(view.cover && { cover: { src: scene, width: 600, height: 400 } }),
    posts: view.posts.map((post) => withTime(post, now)),
  };
};
