import type { ShareCard } from './toShareCard';
import type { WeChatSdk } from './WeChatSdk';

/**
 * Sets what WeChat's menu hands on (spec §4). Some clients refuse the new calls for a page that has changed its address; the older
 * ones still work there.
 */
export const setShareCard = (sdk: WeChatSdk, card: ShareCard, onFailure: (reason: string) => void): void => {
  const { title, link, imgUrl } = card;
  const timeline = { title, link, imgUrl };
  sdk.updateAppMessageShareData({
    ...card,
    fail: ({ errMsg }) => {
      onFailure(errMsg);
      sdk.onMenuShareAppMessage(card);
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
