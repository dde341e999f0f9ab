import { requestedGroup, knownGroup } from './groupOfModule';

test.each([
  ['tabStory', 'tabStory'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['x', ''],
  ['"><img src=x>', ''],
  ['../inner', ''],
])('the address requests the group %j: %j (R78)', (sent, group) => expect(requestedGroup(sent)).toBe(group));

test.each([
  ['tabStory', 'tabStory'],
  ['grpVideo', 'grpVideo'],
  ['grpOther', ''],
  ['', ''],
])('a module with the tab tabStory, filtered by grpVideo, knows %j as %j (R78)', (requested, known) => {
  expect(knownGroup({ tabs: [{ id: 'tabStory', name: '故事' }], group: 'grpVideo' }, requested)).toBe(known);
});
