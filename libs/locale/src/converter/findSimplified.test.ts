import { findSimplified } from './findSimplified';

test.each([
  ['软件信息', ['软']],
  ['軟體資訊，皇后與雲，社群', []],
  ['人云亦云', []],
  ['App', []],
])('%s has %j', (text, expected) => {
  expect(findSimplified(text)).toEqual(expected);
});
