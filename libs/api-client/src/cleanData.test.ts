import { createOpenApiDocument } from '@share/api-contract';
import { cleanData, aliases } from './cleanData';

/** The data as a caller gets it. */
const clean = (json: string): unknown => {
  const data: unknown = JSON.parse(json);
  cleanData(data);
  return data;
};

/** How fields are read, with one of each kind; undefined stands for a field without a value. */
const kinds: [kind: string, field: string, rows: [given: unknown, read: unknown][]][] = [
  [
    'time',
    'publish_at',
    [
      [1_793_575_800, 1_793_575_800],
      ['1793575800', 1_793_575_800],
      [1_793_575_800_123, 1_793_575_800],
      ['2026-11-02 07:30:00', 1_793_575_800],
      ['2026-11-01T23:30:00Z', 1_793_575_800],
      [0, undefined],
      [null, undefined],
      ['刚刚', undefined],
      [[], undefined],
      [true, undefined],
    ],
  ],
  [
    'count',
    'view_count',
    [
      [12345, 12345],
      ['12345', 12345],
      [' 12345 ', 12345],
      ['1,234,567', 1_234_567],
      ['1.2万', 12_000],
      ['3 亿', 300_000_000],
      ['1e4', undefined],
      ['1.2.3', undefined],
      [0, 0],
      ['0', 0],
      [7.9, 7],
      [-1, undefined],
      ['-1', undefined],
      ['', undefined],
      ['x', undefined],
      ['1e999', undefined],
      [null, undefined],
      [{}, undefined],
      [[5], undefined],
      [true, undefined],
    ],
  ],
  [
    'size',
    'width',
    [
      [750, 750],
      ['750', 750],
      [0, undefined],
      [-1, undefined],
      ['100%', undefined],
      [0.5, undefined],
    ],
  ],
  [
    'number',
    'latitude',
    [
      [-31.5, -31.5],
      ['31.5', 31.5],
      [0, 0],
      ['', undefined],
      ['x', undefined],
      [[], undefined],
    ],
  ],
  [
    'switch',
    'enable_comment',
    [
      [true, true],
      [1, true],
      ['1', true],
      ['true', true],
      [' TRUE ', true],
      ['on', true],
      [false, false],
      [0, false],
      ['0', false],
      ['false', false],
      ['', false],
      ['x', false],
      [null, undefined],
      [[], undefined],
      [{}, undefined],
    ],
  ],
  [
    'truth',
    'comment_available',
    [
      [true, true],
      ['true', true],
      ['TRUE', false],
      ['1', false],
      [1, false],
      [false, false],
      ['', false],
      [[], false],
      [null, undefined],
    ],
  ],
  [
    'text',
    'post_id',
    [
      ['abcd', 'abcd'],
      ['', ''],
      [12345, '12345'],
      ['9007199254740993', '9007199254740993'],
      [0, undefined],
      [-1, undefined],
      [null, undefined],
      [true, undefined],
      [[], undefined],
      [{ a: 'b' }, undefined],
    ],
  ],
  [
    'object',
    'style',
    [
      [{ data: [{ url: '/a', width: '2' }] }, { data: [{ url: '/a', width: 2 }] }],
      [{}, {}],
      [[], undefined],
      ['', undefined],
      [0, undefined],
      [null, undefined],
    ],
  ],
  [
    'list of objects',
    'posts',
    [
      [
        [null, { post_id: 1 }, 'x', 0, [], { post_id: 'b' }],
        [{ post_id: '1' }, { post_id: 'b' }],
      ],
      [[], []],
      [null, []],
      [{}, undefined],
      ['x', undefined],
      [0, undefined],
    ],
  ],
  [
    'list of texts',
    'group_ids',
    [
      [
        ['a', 2, null, {}, [], ''],
        ['a', '2', ''],
      ],
      ['a', undefined],
    ],
  ],
  [
    'list of either',
    'topics',
    [
      [
        ['a', { name: 3 }, null, []],
        ['a', { name: '3' }],
      ],
    ],
  ],
  [
    'text or object',
    'place',
    [
      ['东湖', '东湖'],
      [{ latitude: '30.5' }, { latitude: 30.5 }],
      [[], undefined],
    ],
  ],
  [
    'number or text',
    'status',
    [
      [0, 0],
      ['0', 0],
      ['closed', 'closed'],
      [null, undefined],
      [{}, undefined],
    ],
  ],
];

describe.each(kinds)('%s', (_, field, rows) => {
  it.each(rows)('%j is %j', (given, read) => {
    expect(clean(JSON.stringify({ [field]: given }))).toEqual({ [field]: read });
  });
});

describe('null', () => {
  it('is undefined in a field, so that defaults apply, and the field stays', () => {
    const { status = 0, ...rest } = clean('{"status":null,"total":3}') as { status?: number; total: number };
    expect([status, rest.total]).toEqual([0, 3]);
    expect(Object.keys(clean('{"status":null,"total":3}') as object)).toEqual(['status', 'total']);
  });

  it.each(['null', '"ok"', '7', 'true', '[]', '{}', '["a"]'])('leaves %s as data as it is', (json) => {
    expect(clean(json)).toEqual(JSON.parse(json));
  });

  it('is left out of data that is a list', () => {
    expect(clean('[null,{"total":"3"}]')).toEqual([{ total: 3 }]);
  });

  it('changes no other fields', () => {
    clean('{"__proto__":null,"constructor":{"prototype":{"replies":[1]}}}');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect('replys' in {}).toBe(false);
  });
});

describe('R58: both aliases are read, the one of the specification first', () => {
  it.each(aliases)('%s is %s', (alias, name) => {
    const [x, y] = name === 'wbep_thumb' ? ['x', 'y'] : [[{ name: 'x' }], [{ name: 'y' }]];
    expect(clean(JSON.stringify({ user: { [alias]: x } }))).toEqual({ user: { [name]: x } });
    expect(clean(JSON.stringify({ [alias]: x, [name]: y }))).toMatchObject({ [name]: y });
    expect(clean(JSON.stringify({ [name]: y, [alias]: x }))).toMatchObject({ [name]: y });
    expect(clean(JSON.stringify({ [name]: null, [alias]: x }))).toEqual({ [name]: x });
    expect(clean(`{"${alias}":null}`)).toEqual({});
  });

  it('holds for replies within replies', () => {
    const [comment] = clean('[{"replies":[{"gid":"r","replies":[null,{"gid":"s"}]}]}]') as object[];
    expect(comment).toEqual({ replys: [{ gid: 'r', replys: [{ gid: 's' }] }] });
  });

  it('and no field of the contract has the other alias', () => {
    const document = JSON.stringify(createOpenApiDocument());
    for (const [alias, name] of aliases) {
      expect(document).toContain(`"${name}"`);
      expect(document).not.toContain(`"${alias}"`);
    }
  });
});

it('looks at everything once, however the aliases are nested', () => {
  let data: unknown[] = [];
  const visit = jest.fn(Reflect.ownKeys);
  for (let level = 0; level < 10; level += 1)
    data = [new Proxy({ replies: data, replys: null }, { ownKeys: (fields) => visit(fields) })];
  cleanData(data);
  expect(visit).toHaveBeenCalledTimes(10);
});
