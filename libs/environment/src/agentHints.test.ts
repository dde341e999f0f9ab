import { userAgents } from '../testing';
import { isMiniProgramAgent, isPhoneAgent, isWeChatAgent } from './agentHints';
import { readEnvironment } from './readEnvironment';

test.each(userAgents)('$name: the hints agree with the table', ({ userAgent }) => {
  const { host, isMobile, isMiniProgram } = readEnvironment(userAgent);
  if (host !== 'bot') expect(isMiniProgramAgent(userAgent)).toBe(isMiniProgram);
  if (isPhoneAgent(userAgent)) expect(isMobile).toBe(true);
  expect(isWeChatAgent(userAgent)).toBe(['mini-program', 'wechat', 'wechat-desktop'].includes(host));
});

test('the usual phones are recognised', () => {
  const usual = userAgents.filter(({ userAgent }) => {
    const { system } = readEnvironment(userAgent);
    return system === 'android' || system === 'ios';
  });
  expect(usual.length).toBeGreaterThan(10);
  expect(usual.filter(({ userAgent }) => !isPhoneAgent(userAgent))).toEqual([]);
});
