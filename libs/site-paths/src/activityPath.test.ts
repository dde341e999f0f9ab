import { activityPath } from './activityPath';

test.each([
  ['birdwalk', '/davmu/share/activity/birdwalk/index.html'],
  ['a/b', '/davmu/share/activity/a%2Fb/index.html'],
])('%s has the page %s', (postId, path) => expect(activityPath(postId)).toBe(path));
