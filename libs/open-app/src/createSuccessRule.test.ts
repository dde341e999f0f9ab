import { createSafeStorage, type Environment } from '@share/environment';
import { createSuccessRule } from './createSuccessRule';
import { successMessages } from './successMessages';

const browser: Pick<Environment, 'host' | 'isMiniProgram'> = { host: 'ios-safari', isMiniProgram: false };

const createRule = ({ environment = browser, isPreview = false } = {}) =>
  createSuccessRule({
    storage: createSafeStorage(() => sessionStorage),
    environment: () => environment,
    isPreview,
  });

beforeEach(() => sessionStorage.clear());

describe('createSuccessRule (R23)', () => {
  it.each([
    ['收藏成功', 'dialog'],
    ['取消收藏成功', 'dialog'],
    ['关注成功', 'dialog'],
    ['取消关注成功', 'dialog'],
    ['评论成功', 'dialog'],
    ['评论已发送', 'dialog'],
    ['登录成功～', 'dialog'],
    ['退出登录成功~', 'dialog'],
    ['验证码发送成功', 'toast'],
    ['链接已复制', 'toast'],
  ])('%s → %s', (message, answer) => {
    expect(createRule().answerTo(message)).toBe(answer);
  });

  it('covers every success message of the specification', () => {
    expect(Object.values(successMessages)).toHaveLength(9);
  });

  it.each([
    ['the own client', { environment: { host: 'client', isMiniProgram: false } as const }],
    ['a mini program', { environment: { host: 'mini-program', isMiniProgram: true } as const }],
    ['a preview', { isPreview: true }],
  ])('never invites in %s', (_, options) => {
    const rule = createRule(options);
    for (const message of Object.values(successMessages)) expect(rule.answerTo(message)).toBe('toast');
  });

  it('never invites again after the first 再考虑下, also on the next page of the visit', () => {
    const rule = createRule();
    expect(rule.answerTo('收藏成功')).toBe('dialog');
    rule.decline();
    expect(rule.answerTo('收藏成功')).toBe('toast');
    expect(createRule().answerTo('关注成功')).toBe('toast');
    sessionStorage.clear();
    expect(createRule().answerTo('关注成功')).toBe('dialog');
  });

  it('believes a mini program that is found out late', () => {
    let isMiniProgram = false;
    const rule = createSuccessRule({
      storage: createSafeStorage(() => sessionStorage),
      environment: () => ({ host: 'wechat', isMiniProgram }),
      isPreview: false,
    });
    expect(rule.answerTo('收藏成功')).toBe('dialog');
    isMiniProgram = true;
    expect(rule.answerTo('收藏成功')).toBe('toast');
  });

  it('remembers the answer without a storage too', () => {
    const rule = createSuccessRule({
      storage: createSafeStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
      environment: () => browser,
      isPreview: false,
    });
    rule.decline();
    expect(rule.answerTo('收藏成功')).toBe('toast');
  });
});
