import { toErrorReport } from './toErrorReport';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiJ1MSJ9.c2lnbmF0dXJl';

describe('toErrorReport', () => {
  it.each<[string, unknown, { name: string; message: string }]>([
    [
      'an error',
      new TypeError("Cannot read properties of undefined (reading 'alias')"),
      { name: 'TypeError', message: "Cannot read properties of undefined (reading 'alias')" },
    ],
    [
      'a missing chunk',
      new TypeError(
        'Failed to fetch dynamically imported module: https://m.example.com/assets/x-1a2b.js?t=9',
      ),
      { name: 'TypeError', message: 'Failed to fetch dynamically imported module: [removed]' },
    ],
    [
      'an error of React',
      new Error('Minified React error #418; visit https://react.dev/errors/418?args[]= for the full message'),
      { name: 'Error', message: 'Minified React error #418; visit [removed] for the full message' },
    ],
    [
      'a failure of the API client',
      { kind: 'server', name: 'ApiError', message: 'GET /peony/v1/account/u1?tel=13800138000 failed: 503' },
      { name: 'ApiError', message: 'GET [removed] failed: 503' },
    ],
    [
      'a response that is not JSON',
      new SyntaxError('Unexpected token \'h\', "{"alias":"小满 abc"... is not valid JSON'),
      { name: 'SyntaxError', message: "Unexpected token 'h', [removed] is not valid JSON" },
    ],
    [
      'an unexpected token of a script',
      new SyntaxError("Unexpected token '<'"),
      { name: 'SyntaxError', message: "Unexpected token '<'" },
    ],
    ['a JWT', new Error(`refused ${jwt}`), { name: 'Error', message: 'refused [removed]' }],
    ['a short token', new Error('Bearer abc123 refused'), { name: 'Error', message: '[removed] refused' }],
    [
      'a query string',
      new Error('bad ?token=abc&x=1 here'),
      { name: 'Error', message: 'bad [removed] here' },
    ],
    ['a blob', new Error('no blob:https://m.example.com/1'), { name: 'Error', message: 'no [removed]' }],
    ['a phone number', new Error('138 0013 8000 已注册'), { name: 'Error', message: '[removed] 已注册' }],
    ['an e-mail address', new Error('unknown a@b.cn'), { name: 'Error', message: 'unknown [removed]' }],
    ['several lines', new Error('first\n  second'), { name: 'Error', message: 'first second' }],
    ['a text', 'broken', { name: 'string', message: 'broken' }],
    ['nothing', undefined, { name: 'undefined', message: '' }],
    ['a number', 3, { name: 'number', message: '' }],
  ])('describes %s', (_, error, expected) => {
    expect(toErrorReport(error, 'comments')).toEqual({ part: 'comments', ...expected });
  });

  it.each([
    [
      'Chromium',
      [
        'TypeError: no',
        '    at l (https://m.example.com/davmu/share/assets/Feed-D2JOiQu.js:1:2345)',
        '    at https://m.example.com/davmu/share/peony/doc/2026/11/wetland1/index.html?token=abc:12:7',
        '    at async https://m.example.com/davmu/share/assets/ui-x_1.js:3:4',
      ],
    ],
    [
      'Safari',
      [
        'l@https://m.example.com/davmu/share/assets/Feed-D2JOiQu.js:1:2345',
        'https://m.example.com/davmu/share/peony/doc/2026/11/wetland1/index.html?tel=13800138000:12:7',
        '@https://m.example.com/davmu/share/assets/ui-x_1.js:3:4',
      ],
    ],
  ])('says in which files of the site it happened, and nothing else of the stack of %s', (_, lines) => {
    const error = Object.assign(new TypeError('no'), { stack: lines.join('\n') });
    expect(toErrorReport(error, 'comments')).toEqual({
      ...{ part: 'comments', name: 'TypeError', message: 'no' },
      stack: 'Feed-D2JOiQu.js:1:2345 ui-x_1.js:3:4',
    });
  });

  it('bounds the stack, and has none of anything else', () => {
    const stack = `at /assets/${'x'.repeat(60)}.js:1:2\n`.repeat(20_000);
    expect(toErrorReport({ stack }, 'x').stack?.split(' ')).toHaveLength(10);
    for (const hostile of [`/assets/${jwt}.js:1:2`, '/assets/a.js?token=1:1:2', '/assets/13800138000:1:2', 5])
      expect(toErrorReport({ stack: hostile }, 'x')).not.toHaveProperty('stack');
  });

  it('bounds every text, and takes no time for a long message', () => {
    const error = { name: 'N'.repeat(20_000), message: '加载失败 "'.repeat(20_000) };
    const { part, name, message } = toErrorReport(error, 'p '.repeat(20_000));
    expect([part.length, name.length, message.length]).toEqual([64, '[removed]'.length, 200]);
  });

  it('cuts no character in two', () => {
    const { message } = toErrorReport(new Error(`${'错'.repeat(199)}👨‍👩‍👧‍👦`), 'comments');
    expect(message).toBe('错'.repeat(199));
  });
});
