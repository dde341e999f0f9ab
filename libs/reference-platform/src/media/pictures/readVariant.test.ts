import { readVariant } from './readVariant';
import { cropLadder, variantLadder } from './Variant';

const read = (query: string) => readVariant(new URLSearchParams(query));

test.each([
  ['', undefined],
  ['utm_source=chat&v=2', undefined],
  ['w=640', { width: 640, crop: 'centre' }],
  ['w=671', { width: 750, crop: 'centre' }],
  ['w=1', { width: 96, crop: 'centre' }],
  ['w=2001', { width: 2000, crop: 'centre' }],
  ['w=9999', { width: 2000, crop: 'centre' }],
  ['h=300', { height: 320, crop: 'centre' }],
  ['format=avif', { format: 'avif', crop: 'centre' }],
  ['w=828&format=webp&utm=1', { width: 828, format: 'webp', crop: 'centre' }],
  ['w=300&h=300&format=jpeg', { width: 300, height: 300, format: 'jpeg', crop: 'centre' }],
  ['w=1200&h=630', { width: 1200, height: 630, crop: 'centre' }],
  ['w=200&h=225&crop=attention', { width: 200, height: 240, crop: 'attention' }],
  ['w=200&h=200&crop=upper', { width: 200, height: 200, crop: 'upper' }],
])('%s is %j', (query, variant) => {
  expect(read(query)).toEqual(variant);
});

test('every step of the ladder is given as it is requested', () => {
  for (const step of variantLadder) expect(read(`w=${step}`)).toMatchObject({ width: step });
  for (const step of cropLadder)
    expect(read(`w=${step}&h=${step}`)).toMatchObject({ width: step, height: step });
});

test.each([
  ['w=0', 'w'],
  ['w=', 'w'],
  ['w=-5', 'w'],
  ['w=1.5', 'w'],
  ['w=1e3', 'w'],
  ['w=0x10', 'w'],
  ['w= 64', 'w'],
  ['w=064', 'w'],
  ['w=10000', 'w'],
  ['w=640px', 'w'],
  ['w=６４０', 'w'],
  ['w=640&w=750', 'w'],
  ['h=NaN', 'h'],
  ['format=png', 'format'],
  ['format=WEBP', 'format'],
  ['format=', 'format'],
  ['format=webp&format=webp', 'format'],
  ['format=constructor', 'format'],
  ['w=300&h=300&crop=left', 'crop'],
  ['w=300&crop=centre', 'crop'],
  ['crop=attention', 'crop'],
])('%s is refused because of %s', (query, name) => {
  expect(() => read(query)).toThrow(new RegExp(`^参数错误：${name} `));
});
