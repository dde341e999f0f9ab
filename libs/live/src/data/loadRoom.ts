import { unusable, type LiveApi } from '@share/api-client';
import type { LiveDetail } from '@share/api-contract/types';
import type { LiveView, RoomView } from './LiveView';
import { toLiveView } from './toLiveView';
import { toRoomView } from './toRoomView';

/** Entries on a page of the text and picture column. */
export const postPageSize = 10;

interface LoadOptions {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
  signal?: AbortSignal;
}

const isRoom = ({ live_id, post_id, title }: LiveDetail, id: string): boolean =>
  [live_id, post_id, title].every((field) => field !== undefined) && (live_id === id || post_id === id);

/**
 * A room by its id, or by that of its content item.
 * @throws ApiError also when the answer is no room, or another one: that says nothing about the room requested (R71)
 */
export const loadLive = async (
  api: Pick<LiveApi, 'getLiveInfo'>,
  id: string,
  { siteOrigin, signal }: LoadOptions,
): Promise<LiveView> => {
  const detail = await api.getLiveInfo({ id }, { signal });
  if (isRoom(detail, id)) return toLiveView(detail, { siteOrigin });
  throw unusable('live room');
};

/** The changing data of a room, and a page of its text and pictures, from 1. */
export const loadRoom = async (
  api: Pick<LiveApi, 'getLiveRoom'>,
  { id, page }: { id: string; page: number },
  { siteOrigin, signal }: LoadOptions,
): Promise<RoomView> =>
  toRoomView(await api.getLiveRoom({ id, page, size: postPageSize }, { signal }), { siteOrigin });
