import { successMessages } from '@share/open-app';

/** The texts of the login panel; those of spec §5 and §8 are literal. */
export const authTexts = {
  name: '登录',
  /** When the visitor tapped 登录 itself. */
  ownTitle: (siteName: string) => `登录${siteName}`,
  title: '登录后参与讨论',
  /** By the action that requires the login; `title` for every other one. */
  titles: new Map([
    ['collect', '登录后收藏内容'],
    ['follow', '登录后关注账号'],
    ['booking', '登录后预约直播'],
    ['report', '登录后提交投诉'],
  ]),
  note: '未注册的手机号将自动创建账号',
  phone: '手机号',
  phoneHint: '请输入手机号',
  phoneWrong: '请输入正确的手机号',
  phoneShort: (missing: number) => `手机号为 11 位，还差 ${missing} 位`,
  code: '验证码',
  codeHint: '请输入验证码',
  sendCode: '获取验证码',
  codeWait: (seconds: number) => `${seconds} 秒后重新获取`,
  codeSent: successMessages.codeSent.text,
  codeAgain: '可以重新获取验证码',
  password: '密码',
  passwordHint: '请输入密码',
  agreement: '我已阅读并同意',
  agreementMissing: '请勾选阅读并同意《用户协议》《隐私政策》',
  submit: '登录',
  busy: '登录中',
  wechat: '微信登录',
} as const;
