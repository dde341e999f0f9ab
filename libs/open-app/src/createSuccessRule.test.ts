import { createSafeStorage } from '@share/environment';
import type { SuccessKey } from '@share/islands';
import { createSuccessRule } from './createSuccessRule';
import { successMessages } from './successMessages';

const successKeys = Object.keys(successMessages) as SuccessKey[];

const createRule = ({
  host = null as string | null,
  isPreview = false,
  isElder = (): boolean => false,
} = {}) =>
  createSuccessRule({
    storage: createSafeStorage(() => sessionStorage),
    hostMark: () => host,
    isPreview,
    isElder,
  });

beforeEach(() => sessionStorage.clear());

describe('createSuccessRule (R23)', () => {
  it('has the texts of the specification and offers the app neither for the sent code nor for what is given up', () => {
    const rule = createRule();
    const table = successKeys.map((key) => [key, successMessages[key].text, rule.offersApp(key)]);
    expect(table).toEqual([
      ['codeSent', '验证码发送成功', false],
      ['loggedIn', '登录成功～', true],
      ['loggedOut', '退出登录成功~', true],
      ['collected', '收藏成功', true],
      ['uncollected', '取消收藏成功', false],
      ['followed', '关注成功', true],
      ['unfollowed', '取消关注成功', false],
      ['commentPublished', '评论成功', true],
      ['commentSent', '评论已发送', true],
    ]);
  });

  it.each([
    ['the own client', { host: 'client' as const }],
    ['a mini program', { host: 'mini-program' as const }],
    ['a preview', { isPreview: true }],
    ['大字版', { isElder: () => true }],
  ])('never invites in %s', (_, options) => {
    const rule = createRule(options);
    for (const key of successKeys) expect(rule.offersApp(key)).toBe(false);
  });

  it('never invites again after the first 再考虑下, also on the next page of the visit', () => {
    const rule = createRule();
    expect(rule.offersApp('collected')).toBe(true);
    expect(rule.isDeclined()).toBe(false);
    rule.decline();
    expect(rule.offersApp('collected')).toBe(false);
    expect(createRule().isDeclined()).toBe(true);
    expect(createRule().offersApp('followed')).toBe(false);
    sessionStorage.clear();
    expect(createRule().offersApp('followed')).toBe(true);
  });

  it('never invites in a mini program that is detected late', () => {
    let isMiniProgram = false;
    const rule = createSuccessRule({
      storage: createSafeStorage(() => sessionStorage),
      hostMark: () => (isMiniProgram ? 'mini-program' : 'wechat'),
      isPreview: false,
      isElder: () => false,
    });
    expect(rule.offersApp('collected')).toBe(true);
    isMiniProgram = true;
    expect(rule.offersApp('collected')).toBe(false);
  });

  it('invites again once the visitor has left 大字版', () => {
    let isElder = true;
    const rule = createRule({ isElder: () => isElder });
    expect(rule.offersApp('collected')).toBe(false);
    isElder = false;
    expect(rule.offersApp('collected')).toBe(true);
  });

  it('remembers the answer without storage', () => {
    const rule = createSuccessRule({
      storage: createSafeStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
      hostMark: () => null,
      isPreview: false,
      isElder: () => false,
    });
    rule.decline();
    expect(rule.offersApp('collected')).toBe(false);
  });
});
