import { createOpenApiDocument } from '@share/api-contract';
import { cleanData, spellings } from './cleanData';

/** The data as a caller gets it. */
const clean = (json: string): unknown => {
  const data: unknown = JSON.parse(json);
  cleanData(data);
  return data;
};

describe('null', () => {
  it.each([
    ['{"status":null}', {}],
    ['{"groups":[{"content_list":null,"group_id":"g"}]}', { groups: [{ group_id: 'g' }] }],
    ['{"posts":[null,{"post_id":"a"},null]}', { posts: [{ post_id: 'a' }] }],
    ['[[null,1],[null]]', [[1], []]],
    [
      '{"pic_num":0,"title":"","mp":false,"list":[0,"",false]}',
      { pic_num: 0, title: '', mp: false, list: [0, '', false] },
    ],
  ])('%s', (json, expected) => {
    expect(clean(json)).toEqual(expected);
  });

  it('is undefined in a field, so that defaults apply, and the field stays', () => {
    const { status = 0, ...rest } = clean('{"status":null,"total":3}') as { status?: number; total: number };
    expect([status, rest.total]).toEqual([0, 3]);
    expect(Object.keys(clean('{"status":null,"total":3}') as object)).toEqual(['status', 'total']);
  });

  it.each(['null', '"ok"', '7', 'true', '[]', '{}'])('leaves %s as data as it is', (json) => {
    expect(clean(json)).toEqual(JSON.parse(json));
  });

  it('changes nobody else’s fields', () => {
    clean('{"__proto__":null,"constructor":{"prototype":{"replies":[1]}}}');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect('replys' in {}).toBe(false);
  });
});

describe('R58: both spellings are read, the one of the specification first', () => {
  it.each(spellings)('%s is %s', (spelling, name) => {
    expect(clean(`{"a":{"${spelling}":["x"]}}`)).toEqual({ a: { [name]: ['x'] } });
    expect(clean(`{"${spelling}":["x"],"${name}":["y"]}`)).toMatchObject({ [name]: ['y'] });
    expect(clean(`{"${name}":["y"],"${spelling}":["x"]}`)).toMatchObject({ [name]: ['y'] });
    expect(clean(`{"${name}":null,"${spelling}":["x"]}`)).toEqual({ [name]: ['x'] });
    expect(clean(`{"${spelling}":null}`)).toEqual({});
  });

  it('holds for replies within replies', () => {
    const [comment] = clean('[{"replies":[{"gid":"r","replies":[null,{"gid":"s"}]}]}]') as object[];
    expect(comment).toEqual({ replys: [{ gid: 'r', replys: [{ gid: 's' }] }] });
  });

  it('and no field of the contract has the other spelling', () => {
    const document = JSON.stringify(createOpenApiDocument());
    for (const [spelling, name] of spellings) {
      expect(document).toContain(`"${name}"`);
      expect(document).not.toContain(`"${spelling}"`);
    }
  });
});

it('looks at everything once, however the spellings are nested', () => {
  let data: unknown = 1;
  const visit = jest.fn(Reflect.ownKeys);
  for (let level = 0; level < 10; level += 1)
    data = new Proxy({ replies: data, replys: null }, { ownKeys: (fields) => visit(fields) });
  cleanData(data);
  expect(visit).toHaveBeenCalledTimes(10);
});
