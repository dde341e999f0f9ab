import fc from 'fast-check';
import { splitClauses } from './splitClauses';

describe('splitClauses', () => {
  test.each([
    ['退塘还湿三年后，白鹭回到了云浦南岸', ['退塘还湿三年后，', '白鹭回到了云浦南岸']],
    ['夜航云浦：跟着末班渡轮看灯火', ['夜航云浦：', '跟着末班渡轮看灯火']],
    ['问答：居民医保缴费', ['问答：居民医保缴费']],
    ['问答：居民医保缴费有哪些新变化', ['问答：居民医保缴费有哪些新变化']],
    ['一张地图，看懂 26 处断头河汊如何打通', ['一张地图，看懂 26 处断头河汊如何打通']],
    ['谁在守着凌晨的渡口？他们', ['谁在守着凌晨的渡口？他们']],
    ['谁在守着凌晨的渡口？是他们', ['谁在守着凌晨的渡口？是他们']],
    ['夜里的渡口，谁在等？', ['夜里的渡口，谁在等？']],
    ['没有停顿的标题', ['没有停顿的标题']],
    ['，：？', ['，：？']],
    ['', []],
  ])('splits %p into %p', (title, clauses) => expect(splitClauses(title)).toEqual(clauses));

  test('keeps every character', () => {
    const titles = fc
      .array(fc.constantFrom('云浦', '，', '：', '？', 'a ', '南岸湿地'))
      .map((list) => list.join(''));
    fc.assert(fc.property(titles, (title) => expect(splitClauses(title).join('')).toBe(title)));
  });
});
