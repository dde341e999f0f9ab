import type { SigningData, WeChatConfig, WeChatSdk } from './loadWeChatSdk';
import { parseDefaultCard } from './parseDefaultCard';
import { parseSigningData } from './parseSigningData';
import type { ShareCard } from './toShareCard';

/** Allowed APIs of spec §4. The new sharing calls take effect only together with their older names. */
const jsApiList: WeChatConfig['jsApiList'] = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'chooseImage',
];
const openTagList: WeChatConfig['openTagList'] = ['wx-open-launch-app', 'wx-open-launch-weapp'];

const firstTimeoutMs = 3000;
/** The SDK reports every refusal, but calls `ready` once only: a later configuration counts as granted after this time. */
const laterTimeoutMs = 1000;

interface PageAddresses {
  /** Where the document was loaded. */
  landing: string;
  /** The present address. */
  current: string;
  /** iOS or iPadOS. */
  isApple: boolean;
}

const withoutFragment = (address: string) => address.split('#')[0] ?? address;

/**
 * The address that WeChat checks a signature against: on Apple's systems the one the document was loaded at, elsewhere the present one.
 * @returns that one, then the one to try after `invalid signature`; both without fragment
 */
export const addressesToSign = ({ landing, current, isApple }: PageAddresses): [string, string] => {
  const [loaded, present] = [withoutFragment(landing), withoutFragment(current)];
  return isApple ? [loaded, present] : [present, loaded];
};

interface WeChatOptions {
  sdk: WeChatSdk;
  /** Requests the signing data of an address (`getShareConfig`). */
  sign: (address: string) => Promise<unknown>;
  /** Read at each configuration, see `addressesToSign`. */
  addresses: () => [string, string];
  /** The card for friends has been set, by the new or the old call. */
  onSet: (call: 'new' | 'old') => void;
  /** Only to be logged (spec §4). */
  onFailure: (reason: string) => void;
  /** WeChat has granted the first configuration after its time was over: the next `share` finds it granted. */
  onLateReady: () => void;
}

/** Some clients refuse the new calls for a page that has changed its address; the older ones, which say nothing, still work there. */
const setShareCard = (
  sdk: WeChatSdk,
  card: ShareCard,
  { onSet, onFailure }: Pick<WeChatOptions, 'onSet' | 'onFailure'>,
): void => {
  const { title, link, imgUrl } = card;
  const timeline = { title, link, imgUrl };
  sdk.updateAppMessageShareData({
    ...card,
    success: () => onSet('new'),
    fail: ({ errMsg }) => {
      onFailure(errMsg);
      sdk.onMenuShareAppMessage(card);
      onSet('old');
    },
  });
  sdk.updateTimelineShareData({
    ...timeline,
    fail: ({ errMsg }) => {
      onFailure(errMsg);
      sdk.onMenuShareTimeline(timeline);
    },
  });
};

interface WeChat {
  /**
   * Configures the SDK unless it has been for this address; after a failure, each call tries again. Then sets the card that WeChat's
   * menu shares: without one, the platform's share text (spec §4, R43). Never rejects.
   * @returns whether WeChat grants the permissions of the page
   */
  share(card?: ShareCard): Promise<boolean>;
}

/** Configures WeChat's SDK for the pages of one document (spec §4, Share setup). */
export const createWeChat = ({
  sdk,
  sign,
  addresses,
  onSet,
  onFailure,
  onLateReady,
}: WeChatOptions): WeChat => {
  let isFirst = true;
  let last: { address: string; isGranted: Promise<boolean> } | undefined;
  let defaultCard: ShareCard | null = null;

  /** On a slow line `ready` comes when the attempt has been given up; a newer attempt has its own end. */
  const acceptLate = (address: string) => {
    if (last) return;
    last = { address, isGranted: Promise.resolve(true) };
    onLateReady();
  };

  /** @returns the reason of a refusal; null when it is granted. */
  const requestConfig = (signing: SigningData, address: string): Promise<string | null> =>
    new Promise((resolve) => {
      let isRefused = false;
      sdk.error(({ errMsg }) => {
        isRefused = true;
        resolve(errMsg);
      });
      // The SDK renames entries of the lists it is given.
      sdk.config({ debug: false, ...signing, jsApiList: [...jsApiList], openTagList: [...openTagList] });
      if (isFirst)
        sdk.ready(() => {
          resolve(null);
          if (!isRefused) acceptLate(address);
        });
      setTimeout(resolve, isFirst ? firstTimeoutMs : laterTimeoutMs, isFirst ? 'config:timeout' : null);
      isFirst = false;
    });

  const signAndConfigure = async (address: string): Promise<string | null> => {
    try {
      const answer = await sign(address);
      defaultCard = parseDefaultCard(answer, address);
      const signing = parseSigningData(answer);
      return signing ? await requestConfig(signing, address) : 'config:no signing data';
    } catch (error) {
      return String(error);
    }
  };

  const tryAddresses = async ([address, other]: [string, string]) => {
    let refusal = await signAndConfigure(address);
    if (refusal?.includes('invalid signature') && other !== address) refusal = await signAndConfigure(other);
    if (refusal !== null) onFailure(refusal);
    return refusal === null;
  };

  const configure = async () => {
    const [address, other] = addresses();
    if (last?.address !== address) last = { address, isGranted: tryAddresses([address, other]) };
    const attempt = last;
    const isGranted = await attempt.isGranted;
    if (!isGranted && last === attempt) last = undefined;
    return isGranted;
  };

  return {
    share: async (card) => {
      const isGranted = await configure();
      const shown = card ?? defaultCard;
      if (isGranted && shown) setShareCard(sdk, shown, { onSet, onFailure });
      return isGranted;
    },
  };
};
