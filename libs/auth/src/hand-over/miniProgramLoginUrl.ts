/**
 * The login page of the mini program around the site, for `wx.miniProgram.navigateTo` (spec §4). Percent-encoded through
 * and through: raw Chinese shows a white screen on iOS.
 * @param path where the reader is, with its query
 * @param state of `createLoginState`
 */
export const miniProgramLoginUrl = ({ path, state }: { path: string; state: string }): string =>
  `/pages/login/index?path=${encodeURIComponent(path)}&state=${encodeURIComponent(state)}`;
