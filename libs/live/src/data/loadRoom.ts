import type { LiveApi } from '@share/api-client';
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

/** A room by its id, or by that of its content item. */
export const loadLive = async (
  api: Pick<LiveApi, 'getLiveInfo'>,
  id: string,
  { siteOrigin, signal }: LoadOptions,
): Promise<LiveView> => toLiveView(await api.getLiveInfo({ id }, { signal }), { siteOrigin });

/** What moves in a room, and a page of its text and pictures, from 1. */
export const loadRoom = async (
  api: Pick<LiveApi, 'getLiveRoom'>,
  { id, page }: { id: string; page: number },
  { siteOrigin, signal }: LoadOptions,
): Promise<RoomView> =>
  toRoomView(await api.getLiveRoom({ id, page, size: postPageSize }, { signal }), { siteOrigin });
