/*
 * Short checks of a user agent for the code that every page begins with; the table of `readEnvironment` is loaded later. Each agrees with
 * that table; agentHints.test.ts compares them.
 */

/** Inside a mini program of any platform. */
export const isMiniProgramAgent = (agent: string): boolean =>
  /miniProgram|\bswan\/|toutiaomicroapp/i.test(agent);

/** A phone or a tablet. One of a rare kind may be left out. */
export const isPhoneAgent = (agent: string): boolean =>
  /Android|\biP(?:hone|od|ad)\b/.test(agent) && !/OpenHarmony|ArkWeb\/|Windows Phone/i.test(agent);

/** WeChat on a phone or a desktop, and its mini programs. */
export const isWeChatAgent = (agent: string): boolean =>
  /MicroMessenger/i.test(agent) && !/wxwork\/(?!.*miniProgram)/i.test(agent);
