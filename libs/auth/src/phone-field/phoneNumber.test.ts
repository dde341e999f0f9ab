import { findPhoneProblem, formatPhone, isPhone, keepCaret, parsePhone } from './phoneNumber';

describe('parsePhone (spec §5, R32)', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['0086 138 0013 8000', '13800138000'],
    ['00861380013800', '00861380013800'],
    ['008', '008'],
    [' １３８００１３８０００ ', '13800138000'],
    ['138\u00a00013\u20118000', '13800138000'],
    ['138001380001', '13800138000'],
    ['86138', '86138'],
    ['861380013800', '861380013800'],
    ['手机 138', '138'],
    ['', ''],
    ['+', ''],
  ])('reads %j as %j', (typed, digits) => {
    expect(parsePhone(typed)).toBe(digits);
  });
});

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['138', '138'],
    ['1380', '138 0'],
    ['1380013', '138 0013'],
    ['13800138', '138 0013 8'],
    ['13800138000', '138 0013 8000'],
  ])('groups %j as %j', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });
});

describe('isPhone', () => {
  it.each(['13800138000', '19912345678'])('takes %s', (digits) => expect(isPhone(digits)).toBe(true));
  it.each(['12800138000', '23800138000', '1380013800', '138001380001', '138 0013 8000', '13800138000\n', ''])(
    'refuses %j',
    (digits) => expect(isPhone(digits)).toBe(false),
  );
});

describe('findPhoneProblem', () => {
  it.each([
    ['13800138000', undefined],
    ['', '请输入手机号'],
    ['138001380', '手机号为 11 位，还差 2 位'],
    ['1', '手机号为 11 位，还差 10 位'],
    ['12800138000', '请输入正确的手机号'],
    ['238', '请输入正确的手机号'],
    ['861380013800', '请输入正确的手机号'],
  ])('of %j is %j', (digits, problem) => {
    expect(findPhoneProblem(digits)).toBe(problem);
  });
});

/** `|` stands for the caret, in what was typed and in what is shown then. */
describe('keepCaret', () => {
  it.each([
    ['typing at the end', '1380|', '138 0|'],
    ['typing the last of a group', '138|', '138|'],
    ['typing in the middle', '1389| 0013', '138 9|001 3'],
    ['typing before the first digit', '1|38 0013 800', '1|38 0013 800'],
    ['deleting at the end', '138 |', '138|'],
    ['deleting in the middle', '13| 0013 8000', '13|0 0138 000'],
    ['deleting a space', '138|0013 8000', '138| 0013 8000'],
    ['typing a digit too many', '138 0013 80009|', '138 0013 8000|'],
    ['typing a letter', '138 00a|13', '138 00|13'],
    ['pasting +86 138-0013-8000', '+86 138-0013-8000|', '138 0013 8000|'],
    ['pasting 0086 13800138000', '0086 13800138000|', '138 0013 8000|'],
    ['pasting 86… with the caret in front', '|8613800138000', '|138 0013 8000'],
    ['pasting into what is there', '138 00138000|13', '138 0013 8000|'],
    ['clearing', '|', '|'],
  ])('%s', (_, typed, shown) => {
    const raw = typed.replace('|', '');
    const caret = keepCaret(raw, typed.indexOf('|'));
    const phone = formatPhone(parsePhone(raw));
    expect(`${phone.slice(0, caret)}|${phone.slice(caret)}`).toBe(shown);
  });
});
