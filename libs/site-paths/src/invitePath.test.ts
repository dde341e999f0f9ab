import { invitePath } from './invitePath';

test.each([
  ['YP7K3Q', '/davmu/share/invite/YP7K3Q/index.html'],
  ['a/b', '/davmu/share/invite/a%2Fb/index.html'],
])('%s has the page %s', (code, path) => expect(invitePath(code)).toBe(path));
