import { projectTags } from './projectTags.mjs';

const tagged = (...tags: string[]) => [{ name: 'x', root: 'libs/x', tags }];

describe('projectTags', () => {
  it('accepts one known tag of each dimension', () => {
    expect(projectTags(tagged('type:ui', 'scope:shared', 'platform:isomorphic'))).toEqual([]);
  });

  it.each([
    ['a missing one', ['type:ui', 'scope:shared'], '0 tags of "platform:"'],
    ['two of a kind', ['type:ui', 'type:util', 'scope:shared', 'platform:node'], '2 tags of "type:"'],
    ['an unknown value', ['type:ui', 'scope:elsewhere', 'platform:node'], 'scope:elsewhere'],
    ['an unknown dimension', ['type:ui', 'scope:live', 'platform:node', 'team:x'], 'unknown dimension'],
  ])('refuses %s', (_name, tags, sentence) => {
    expect(projectTags(tagged(...tags))).toEqual([expect.stringContaining(sentence)]);
  });
});
