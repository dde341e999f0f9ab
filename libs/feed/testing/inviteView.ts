import { withTime } from '@share/content-cards';
import { now, scene, siteOrigin } from '@share/content-cards/testing';
import { toInviteView, type InviteView } from '../src/invite/toInviteView';
import { inviteFixture } from './inviteFixture';

/** An invitation as its page shows it, with pictures that need no network. */
export const inviteView = (invite = inviteFixture()): InviteView => {
  const { inviter, picture, posts, ...view } = toInviteView(invite, { siteOrigin });
  return {
    ...view,
    inviter: { name: inviter.name, ...(inviter.avatar && { avatar: scene }) },
    ...(picture && { picture: { src: scene, width: 600, height: 400 } }),
    posts: posts.map((post) => withTime(post.image ? { ...post, image: { src: scene } } : post, now)),
  };
};
