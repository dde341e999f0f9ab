import type { Activity, Form, Invite, Place, Weather } from '@share/api-contract/sent';
import { failures, type PlatformFailure, type Store } from '@share/reference-core';
import type { Contents } from '../content/createContents';
import type {
  StoredActivity,
  StoredForm,
  StoredInvite,
  StoredWeather,
} from '../seed/collections/CollectionBodies';

interface ServiceOptions {
  store: Store;
  contents: Contents;
  /** Milliseconds. */
  now: () => number;
}

/** Reads services beside the content. */
export interface Services {
  activity(postId: string): Promise<Activity>;
  form(id: string): Promise<Form>;
  /** @throws PlatformFailure also for an expired invitation */
  invite(code: string): Promise<Invite>;
  place(id: string): Promise<Place>;
  weather(id: string): Promise<Weather>;
  appModule(name: string): Promise<string>;
}

interface Span {
  start_time?: number | undefined;
  end_time?: number | undefined;
}

const observationSeconds = 3_600;

/** 0 not begun, 1 under way, 2 over. */
const statusAt = (seconds: number, { start_time = 0, end_time = Infinity }: Span): 0 | 1 | 2 => {
  if (seconds < start_time) return 0;
  return seconds < end_time ? 1 : 2;
};

export const createServices = ({ store, contents, now }: ServiceOptions): Services => {
  const find = async <Body extends object>(
    kind: string,
    id: string,
    missing: () => PlatformFailure,
  ): Promise<Body> => {
    const body = await store.get<Body>(kind, id);
    if (!body) throw missing();
    return body;
  };
  const seconds = () => Math.floor(now() / 1000);
  return {
    activity: async (postId) => {
      const { post_ids, ...activity } = await find<StoredActivity>(
        'activity',
        postId,
        failures.contentMissing,
      );
      return { ...activity, status: statusAt(seconds(), activity), posts: await contents.cards(post_ids) };
    },
    form: async (id) => {
      const form = await find<StoredForm>('form', id, failures.formMissing);
      return { ...form, status: statusAt(seconds(), form) };
    },
    invite: async (code) => {
      const { post_ids, ...invite } = await find<StoredInvite>('invite', code, failures.inviteMissing);
      if ((invite.expired_at ?? Infinity) <= seconds()) throw failures.inviteMissing();
      return { ...invite, posts: await contents.cards(post_ids) };
    },
    place: (id) => find<Place>('place', id, failures.placeMissing),
    weather: async (id) => ({
      ...(await find<StoredWeather>('weather', id, failures.placeMissing)),
      updated_at: seconds() - (seconds() % observationSeconds),
    }),
    appModule: async (name) =>
      (await find<{ value: string }>('app-module', name, failures.settingMissing)).value,
  };
};
