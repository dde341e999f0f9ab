import { userAgents } from '../testing';
import { currentEnvironment } from './currentEnvironment';

const agentOf = (name: string) => userAgents.find((agent) => agent.name === name)!.userAgent;

afterEach(() => document.documentElement.removeAttribute('data-env'));

test('a mini program that was detected late counts', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agentOf('WeChat 8.0.49, iPhone'));
  expect(currentEnvironment('')).toMatchObject({ host: 'wechat', system: 'ios', isMiniProgram: false });
  document.documentElement.setAttribute('data-env', 'mini-program');
  expect(currentEnvironment('')).toMatchObject({
    host: 'mini-program',
    system: 'ios',
    isMiniProgram: true,
  });
});

test('the own app has its token', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${agentOf('WeChat 8.0.49, iPhone')} ShareApp/2`);
  expect(currentEnvironment('shareapp').host).toBe('client');
});
