import { readHostMark } from './hostMark';
import { readEnvironment, type Environment } from './readEnvironment';

/**
 * The environment of this visit. Read it anew each time: a mini program may be detected late.
 * @param clientUaToken names the own app's web view in its user agent
 */
export const currentEnvironment = (clientUaToken: string): Environment => {
  const { userAgent, maxTouchPoints } = navigator;
  const environment = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
  return readHostMark() === 'mini-program'
    ? { ...environment, host: 'mini-program', isMiniProgram: true }
    : environment;
};
