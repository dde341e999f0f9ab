import { projectCycles } from './projectCycles.mjs';
import { projectTags } from './projectTags.mjs';

const tagged = (...tags: string[]) => [{ name: 'x', root: 'libs/x', tags }];
const to = (...targets: string[]) => targets.map((target) => ({ target }));

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

describe('projectCycles', () => {
  it('accepts a diamond', () => {
    expect(projectCycles({ app: to('a', 'b'), a: to('ui'), b: to('ui'), ui: [] })).toEqual([]);
  });

  it('names the way round', () => {
    expect(projectCycles({ app: to('a'), a: to('b'), b: to('c'), c: to('a') })).toEqual([
      'Cycle: a → b → c → a.',
    ]);
  });
});
