import type { LivePush } from '@share/api-contract/sent';
import mitt, { type Emitter } from 'mitt';
import type { LiveEvents, LiveUpdates } from './LiveUpdates';

interface RoomEvents extends LiveUpdates {
  emit: Emitter<LiveEvents>['emit'];
  /** Hands a push on that is not chat. */
  take(push: LivePush | undefined): void;
  /** The connection has ended. */
  end(): void;
}

/** The listeners to what happens in a room. */
export const createRoomEvents = (): RoomEvents => {
  const { on, off, emit } = mitt<LiveEvents>();
  let isPushed = false;
  const setPushed = (isNowPushed: boolean): void => {
    if (isPushed === isNowPushed) return;
    isPushed = isNowPushed;
    emit('pushed', isPushed);
  };
  return {
    emit,
    isPushed: () => isPushed,
    on: (event, listener) => {
      on(event, listener);
      return () => off(event, listener);
    },
    take: (push) => {
      if (push?.type === 'status') emit('status', push.status);
      if (push?.type === 'post') emit('post', push.post);
      if (push?.type === 'delete') emit('deleted', push.msg_id);
      if (push?.type !== 'room') return;
      emit('room', push);
      // A platform that has pushed the room once goes on; one that never does has to be requested.
      setPushed(true);
    },
    end: () => setPushed(false),
  };
};
