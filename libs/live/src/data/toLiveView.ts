import type { LiveDetail } from '@share/api-contract/types';
import { isPlaylist } from '@share/media-player';
import { isDecodableId, plainText, safeHref, safeImageUrl, safeMediaUrl } from '@share/safety';
import { homePath } from '@share/site-paths';
import { toLiveState } from '@share/content-cards';
import type { ColumnView, LiveView, PanelKind, SourceView } from './LiveView';
import { toCounts } from './toCounts';

interface ViewContext {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

type Column = NonNullable<LiveDetail['columns']>[number];

const panelNames: Readonly<Record<PanelKind, string>> = {
  chat: '聊天',
  post: '图文',
  intro: '简介',
  replay: '回放',
};

type Filled<Value> = Exclude<Value, false | null | undefined>;

const isFilled = <Value>(value: Value): value is Filled<Value> => Boolean(value);

/** Leaves out what is empty. */
const filled = <Fields extends object>(fields: Fields) => {
  const known: { [Name in keyof Fields]?: Filled<Fields[Name]> } = {};
  for (const name in fields) if (isFilled(fields[name])) known[name] = fields[name];
  return known;
};

const text = (value: unknown, length: number): string => plainText(value, length);

/** The address of a channel. */
const channelHrefOf = (groupId: string | undefined): string | null =>
  groupId && isDecodableId(groupId) ? `${homePath}?group=${encodeURIComponent(groupId)}` : null;

/** The address a column of another kind leads to: its channel, or its page. */
const hrefOf = ({ group_id, link_url }: Column, context: ViewContext): string | null =>
  safeHref(link_url, context) ?? channelHrefOf(group_id);

const isPanel = (type: string): type is PanelKind => Object.keys(panelNames).includes(type);

const toColumn = (column: Column, context: ViewContext): ColumnView | undefined => {
  const type: string = column.type ?? '';
  const name = text(column.name, 8);
  if (isPanel(type)) {
    const isOpen = type === 'chat' && (column.enable_chat ?? false);
    return { kind: type, name: name || panelNames[type], ...(type === 'chat' && { isOpen }) };
  }
  const href = hrefOf(column, context);
  return href && name ? { kind: 'link', name, href } : undefined;
};

/** The columns in their order, each panel once; text and pictures are there where a room has nothing else to show. */
const toColumns = ({ columns, type }: LiveDetail, context: ViewContext): ColumnView[] => {
  const shown: ColumnView[] = [];
  for (const column of columns ?? []) {
    const view = toColumn(column, context);
    if (view && (view.kind === 'link' || !shown.some(({ kind }) => kind === view.kind))) shown.push(view);
  }
  if (type === 'image' && !shown.some(({ kind }) => kind === 'post'))
    shown.unshift({ kind: 'post', name: panelNames.post });
  return shown;
};

const toSources = ({ playlists, play_background }: LiveDetail, context: ViewContext): SourceView[] =>
  (playlists ?? []).flatMap(({ name, type, play_url, cover }, index) => {
    const src = safeMediaUrl(play_url, context);
    if (!src) return [];
    const kind = type === 'live' ? 'live' : 'replay';
    const poster = safeImageUrl(cover || play_background, context);
    const shownName = text(name, 16) || (kind === 'live' ? '直播' : '回放');
    return [
      { id: `${kind}-${index}`, kind, name: shownName, src, isHls: isPlaylist(src), ...filled({ poster }) },
    ];
  });

const toNotice = (
  { notice_switch, notice_label, notice_video }: LiveDetail,
  context: ViewContext,
): Pick<LiveView, 'notice' | 'trailer'> => {
  if (!notice_switch) return {};
  const label = text(notice_label, 60);
  const src = safeMediaUrl(notice_video, context);
  if (!src) return filled({ notice: label });
  const name = text(notice_label, 16) || '预告片';
  return { trailer: { id: 'trailer', kind: 'trailer', name, src, isHls: isPlaylist(src) } };
};

const screens: readonly LiveView['screen'][] = ['landscape', 'portrait', 'image'];

/**
 * A live room (spec §3, live detail). The screen follows the room's `type`, an unknown one is a
 * landscape.
 */
export const toLiveView = (detail: LiveDetail, context: ViewContext): LiveView => {
  const label = text(detail.countdown_label, 16) || '距离开始还有';
  const style = /^(line|text)$/.test(text(detail.countdown_style, 16)) ? 'line' : 'boxes';
  return {
    id: detail.live_id ?? '',
    postId: detail.post_id ?? '',
    contentType: text(detail.content_type, 32) || 'local_live',
    title: text(detail.title, 80) || '直播',
    screen: screens.find((screen) => screen === detail.type) ?? 'landscape',
    columns: toColumns(detail, context),
    booking: { label: text(detail.reservation_label, 8) || '预约提醒', count: detail.booking_count ?? 0 },
    sources: toSources(detail, context),
    counts: toCounts(detail),
    ...toNotice(detail, context),
    ...filled({
      summary: text(detail.summary, 500),
      source: text(detail.source, 24),
      revision: detail.revision,
      status: toLiveState(detail.status),
      startsAt: detail.start_time,
      endsAt: detail.end_time,
      channelHref: channelHrefOf(detail.group_id),
      cover: safeImageUrl(detail.cover, context),
      background: safeImageUrl(detail.live_background || detail.cover, context),
      playBackground: safeImageUrl(detail.play_background || detail.cover, context),
      countdown: detail.countdown_switch && ({ label, style } as const),
      disclaimer: detail.disclaimer_enable && text(detail.disclaimer, 300),
    }),
  };
};
