import { Centrifuge } from 'centrifuge';

/** A room's channel as `getLiveToken` describes it. */
export interface Ticket {
  token: string;
  channel: string;
}

export interface LiveConnectionOptions {
  /** Where to connect. */
  address: string;
  /** The ticket that gave the address. */
  ticket: Ticket;
  /** Requests another ticket when the token has ended. */
  renewTicket: () => Promise<Ticket>;
  /** The last known position in the channel; the server sends the entries after it. */
  since: { offset: number; epoch: string };
  /** Pushes come from now on. @param isGapless none is missing since the last one, or since `since` */
  onUp: (epoch: string | undefined, isGapless: boolean) => void;
  onPush: (offset: number | undefined, data: unknown) => void;
  /** Nothing comes at present, so that reading has to do; the connection goes on trying. */
  onDown: () => void;
  /** The server wants no further connection. */
  onEnd: () => void;
  log: Pick<Console, 'warn'>;
}

export interface LiveConnection {
  /** Connects with another token, after a login or logout. */
  renew(): void;
  close(): void;
}

/** Failed attempts after which the connection counts as blocked. */
const failuresUntilDown = 3;
/** Time without a connection after which it counts as blocked, in milliseconds. */
const waitUntilDown = 8_000;
/** A page in the background gives its connection up after this time, in milliseconds; recovery brings the entries it missed. */
const backgroundMs = 30_000;

/** Code of the `disconnected` event when this page has disconnected. */
const disconnectCalled = 0;
/** Refusals have the codes of errors, from 100; disconnects by the page itself have smaller ones. */
const firstErrorCode = 100;

/** An error that a listener throws must not reach Centrifuge: its state would be wrong afterwards. */
const safely =
  <Values extends unknown[]>(log: LiveConnectionOptions['log'], listener: (...values: Values) => void) =>
  (...values: Values): void => {
    try {
      listener(...values);
    } catch (error) {
      log.warn('realtime: a listener failed', error);
    }
  };

/** Closes the connection of a page that stays in the background, and opens it when the visitor is back. */
const followVisibility = (client: Centrifuge): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const onChange = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        isResting = true;
        client.disconnect();
      }, backgroundMs);
    } else if (isResting) {
      isResting = false;
      client.connect();
    }
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};

/** Calls `onDown` once after some failures, or some time, without a connection. */
const createPatience = (onDown: () => void) => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDown = false;
  const giveUp = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isDown) return;
    isDown = true;
    onDown();
  };
  return {
    start: (): void => {
      timer ??= setTimeout(giveUp, waitUntilDown);
    },
    fail: (): void => {
      failures += 1;
      if (failures >= failuresUntilDown) giveUp();
    },
    giveUp,
    end: (): void => {
      clearTimeout(timer);
      timer = undefined;
      failures = 0;
      isDown = false;
    },
  };
};

/**
 * Connects to the realtime server and subscribes to a room's channel. Errors, disconnects and subscription errors are
 * logged (spec §7). It reconnects by itself, also when the network or the page is back, and recovers what was missed.
 */
export const createLiveConnection = (options: LiveConnectionOptions): LiveConnection => {
  const { ticket, log, onUp, onPush, onEnd } = options;
  const patience = createPatience(options.onDown);
  const listen = <Values extends unknown[]>(listener: (...values: Values) => void) => safely(log, listener);

  const client = new Centrifuge(options.address, {
    token: ticket.token,
    getToken: async () => (await options.renewTicket()).token,
  });
  const subscription = client.newSubscription(ticket.channel, { since: options.since });

  client.on(
    'connecting',
    listen(() => patience.start()),
  );
  client.on(
    'error',
    listen((context) => {
      log.warn('realtime: error', context.type, context.error.code, context.error.message);
      patience.fail();
    }),
  );
  client.on(
    'disconnected',
    listen(({ code, reason }) => {
      const isOwnWish = code === disconnectCalled;
      if (isOwnWish) return;
      log.warn('realtime: disconnected', code, reason);
      patience.giveUp();
      onEnd();
    }),
  );
  subscription.on(
    'error',
    listen(({ type, error }) => {
      log.warn('realtime: subscription error', type, error.code, error.message);
      patience.fail();
    }),
  );
  // A refused subscription is reported here, with the code of the error, and not as an error.
  subscription.on(
    'unsubscribed',
    listen(({ code, reason }) => {
      if (code < firstErrorCode) return;
      log.warn('realtime: unsubscribed', code, reason);
      patience.giveUp();
      onEnd();
    }),
  );
  subscription.on(
    'subscribed',
    listen(({ streamPosition, recovered }) => {
      patience.end();
      onUp(streamPosition?.epoch, recovered);
    }),
  );
  subscription.on(
    'publication',
    listen(({ offset, data }) => onPush(offset, data)),
  );

  const stopFollowing = followVisibility(client);
  subscription.subscribe();
  client.connect();
  return {
    renew: () => {
      client.disconnect();
      client.setToken('');
      client.connect();
    },
    close: () => {
      stopFollowing();
      patience.end();
      client.disconnect();
    },
  };
};
