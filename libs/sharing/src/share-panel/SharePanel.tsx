import { currentEnvironment, type Environment } from '@share/environment';
import { pageKindAt } from '@share/site-paths';
import { Sheet, Toast, ToastRegion, useToast } from '@share/ui';
import { LinkIcon, MoreIcon, PosterIcon } from '@share/ui/icons';
import { copyText, getShareLink, hasSystemShare, sharePage } from '@share/wx-share';
import type { Poster } from '@share/wx-share/poster';
import { useSharingServices, type SharedSite } from '../SharingServices';
import { MenuArrow } from './MenuArrow';
import { PosterView } from './PosterView';
import { findItemIds } from './findItemIds';
import { savePicture } from './savePicture';
import { Hint, Tiles } from './SharePanel.styles';
import { ShareTile } from './ShareTile';
import { shareWayOf } from './shareWay';
import { usePoster } from './usePoster';

interface SharePanelProps {
  open: boolean;
  onClose: () => void;
  site: SharedSite;
  /** Given by tests and stories, like `makePoster`. */
  environment?: Environment;
  makePoster?: () => Promise<Poster>;
}

/** The ways to share this page: its poster, its address, the system's panel; where only WeChat's menu shares, the way there. */
export const SharePanel = ({ open, onClose, site, environment, makePoster }: SharePanelProps) => {
  const { clientUaToken, report, reportFailure } = useSharingServices();
  const { toast, showToast } = useToast();
  const { title } = document;
  const link = getShareLink(window);
  const { hasMenu, hint, canDownload } = shareWayOf(environment ?? currentEnvironment(clientUaToken));
  const { state, make } = usePoster({
    link,
    makePoster: makePoster ?? (async () => (await import('./makePosterOfPage')).makePosterOfPage(site)),
    onFailure: (error) => reportFailure(error, 'poster'),
  });
  const isReady = state.status === 'ready';
  const hints = {
    none: hint,
    making: '正在生成海报…',
    failed: '海报没有生成，请重试',
    ready: canDownload ? '长按海报，也可以保存或转发' : '长按海报，保存或转发给朋友',
  };

  const posterLabels = {
    none: '生成海报',
    making: '生成海报',
    failed: '重试',
    ready: canDownload ? '保存海报' : '生成海报',
  };

  const count = (way: 'poster' | 'save' | 'link' | 'system') =>
    report('click', { ids: findItemIds(window), extras: { place: 'share-panel', way } });
  const copy = async () => {
    count('link');
    showToast((await copyText(link, window)) ? '链接已复制' : '没有复制成功，请再试一次');
  };
  const shareBySystem = async () => {
    count('system');
    const result = await sharePage({ title, link }, window);
    if (result === 'shared') onClose();
    if (result === 'failed') showToast('没有分享成功，可以复制链接');
  };
  const makeOrSave = () => {
    if (isReady && !canDownload) return;
    count(isReady ? 'save' : 'poster');
    if (isReady) savePicture(state.poster.src, title);
    else make();
  };

  return (
    <Sheet
      id="share"
      open={open}
      onClose={onClose}
      title={`分享${pageKindAt(location.pathname).noun}`}
      above={
        state.status === 'making' || isReady ? (
          <PosterView state={state} title={title} />
        ) : (
          hasMenu && <MenuArrow />
        )
      }
    >
      <Tiles>
        <ShareTile
          icon={PosterIcon}
          label={posterLabels[state.status]}
          aria-busy={state.status === 'making'}
          aria-disabled={isReady && !canDownload}
          onClick={makeOrSave}
        />
        <ShareTile icon={LinkIcon} label="复制链接" onClick={() => void copy()} />
        {hasSystemShare(window) && (
          <ShareTile icon={MoreIcon} label="系统分享" onClick={() => void shareBySystem()} />
        )}
      </Tiles>
      <Hint role="status">{hints[state.status]}</Hint>
      <ToastRegion>
        <Toast {...toast} />
      </ToastRegion>
    </Sheet>
  );
};
