import { parseSigningData } from './parseSigningData';
import { setShareCard } from './setShareCard';
import type { ShareCard } from './toShareCard';
import type { SigningData, WeChatConfig, WeChatSdk } from './WeChatSdk';

/** Allowed APIs of spec §4; launching is done by tags. The new sharing calls take effect only beside their older names. */
const jsApiList: WeChatConfig['jsApiList'] = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'chooseImage',
];
const openTagList: WeChatConfig['openTagList'] = ['wx-open-launch-app', 'wx-open-launch-weapp'];

/** How long WeChat may take for its answer. Milliseconds. */
const answerMs = 3000;
/** The SDK tells of every refusal, but only once that it is ready: later on, silence for this long means yes. Milliseconds. */
const silenceMs = 1000;

interface WeChatOptions {
  sdk: WeChatSdk;
  /** Has an address signed by the platform (`getShareConfig`). */
  sign: (address: string) => Promise<unknown>;
  /** Read each time, see `addressesToSign`. */
  addresses: () => [string, string];
  /** To be logged, and nothing else (spec §4). */
  onFailure: (reason: string) => void;
}

export interface WeChat {
  /** Asks WeChat for what the page needs, once per address. Never rejects. @returns whether it is granted. */
  configure(): Promise<boolean>;
  /** Sets what WeChat's menu hands to friends and to the timeline. Never rejects. */
  share(card: ShareCard): Promise<void>;
}

/** Configures WeChat's SDK for the pages of one document (spec §4, Share setup). */
export const createWeChat = ({ sdk, sign, addresses, onFailure }: WeChatOptions): WeChat => {
  let isFirst = true;
  let last: { address: string; isGranted: Promise<boolean> } | undefined;

  /** @returns why WeChat refused; null when it did not. */
  const ask = (signing: SigningData): Promise<string | null> =>
    new Promise((resolve) => {
      sdk.error(({ errMsg }) => resolve(errMsg));
      // The SDK renames entries of the lists it is given.
      sdk.config({ debug: false, ...signing, jsApiList: [...jsApiList], openTagList: [...openTagList] });
      if (isFirst) sdk.ready(() => resolve(null));
      setTimeout(resolve, isFirst ? answerMs : silenceMs, isFirst ? 'config:timeout' : null);
      isFirst = false;
    });

  const askFor = async (address: string): Promise<string | null> => {
    try {
      const signing = parseSigningData(await sign(address));
      return signing ? await ask(signing) : 'config:no signing data';
    } catch (error) {
      return String(error);
    }
  };

  const configureFor = async ([address, other]: [string, string]) => {
    let refusal = await askFor(address);
    if (refusal?.includes('invalid signature') && other !== address) refusal = await askFor(other);
    if (refusal !== null) onFailure(refusal);
    return refusal === null;
  };

  const configure = () => {
    const [address, other] = addresses();
    if (last?.address !== address) last = { address, isGranted: configureFor([address, other]) };
    return last.isGranted;
  };

  return {
    configure,
    share: async (card) => {
      if (await configure()) setShareCard(sdk, card, onFailure);
    },
  };
};
