import type { Environment } from '@share/environment';

interface ShareWay {
  /** Whether the page is shared by the menu of the app around it, in its upper right corner. */
  hasMenu: boolean;
  hint: string;
  /** Whether a picture can be downloaded; everywhere a long press saves it. */
  canDownload: boolean;
}

const byLink = { hasMenu: false, hint: '复制链接后，可以粘贴到微信发给朋友' };

/** How a page is shared from where it is open. */
export const shareWayOf = ({ host, isMiniProgram }: Environment): ShareWay => {
  if (isMiniProgram)
    return { hasMenu: true, hint: '在小程序中，请点右上角菜单转发给朋友', canDownload: false };
  switch (host) {
    case 'wechat':
    case 'wechat-desktop':
      return {
        hasMenu: true,
        hint: '在微信中，请点右上角菜单发送给朋友或分享到朋友圈',
        canDownload: false,
      };
    case 'client':
      return { ...byLink, canDownload: false };
    default:
      return { ...byLink, canDownload: true };
  }
};
