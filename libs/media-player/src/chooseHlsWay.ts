/** What decides how a browser plays HLS. */
export interface HlsSupport {
  readonly userAgent: string;
  readonly hasTouch: boolean;
  readonly hasManagedMediaSource: boolean;
  readonly hasMediaSource: boolean;
  /** The media element says that it may play HLS. Some browsers say so and then fail. */
  readonly mayPlayNatively: boolean;
}

/** `native`: the media element itself; `script`: hls.js; `none`: this browser cannot. */
export type HlsWay = 'native' | 'script' | 'none';

/** How HLS is played: by Apple's own player, else by script, else by whatever the element promises. */
export const chooseHlsWay = (support: HlsSupport): HlsWay => {
  const { userAgent, hasTouch } = support;
  const isApple = /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && hasTouch);
  if (isApple || support.hasManagedMediaSource) return 'native';
  if (support.hasMediaSource) return 'script';
  return support.mayPlayNatively ? 'native' : 'none';
};
