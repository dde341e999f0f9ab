import { askedGroup, knownGroup } from './groupOfModule';

test.each([
  ['tabStory', 'tabStory'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['x', ''],
  ['"><img src=x>', ''],
  ['../inner', ''],
])('the address asks for the group %j: %j (R78)', (sent, group) => expect(askedGroup(sent)).toBe(group));

test.each([
  ['tabStory', 'tabStory'],
  ['grpVideo', 'grpVideo'],
  ['grpOther', ''],
  ['', ''],
])('a module with the tab tabStory, filtered by grpVideo, knows %j as %j (R78)', (asked, known) => {
  expect(knownGroup({ tabs: [{ id: 'tabStory', name: '故事' }], group: 'grpVideo' }, asked)).toBe(known);
});
