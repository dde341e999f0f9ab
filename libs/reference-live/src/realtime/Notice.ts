import * as z from 'zod';

/** Subscribers by channel. */
export type Counts = Readonly<Record<string, number>>;

const noticeSchema = z.discriminatedUnion('type', [
  /** A channel, or every channel, has new entries, up to a position where that is known. */
  z.object({
    type: z.literal('news'),
    channel: z.string().optional(),
    position: z.number().optional(),
  }),
  /** The current counts of an instance, in one or more parts. */
  z.object({
    type: z.literal('counts'),
    node: z.string(),
    counts: z.record(z.string(), z.number()),
    continues: z.boolean(),
  }),
  /** A user is to be disconnected everywhere. */
  z.object({ type: z.literal('disconnect'), user: z.string() }),
]);

/** Messages between the instances of a platform. */
export type Notice = z.infer<typeof noticeSchema>;

/** @returns undefined for what is no notice, such as one of a later version */
export const readNotice = (text: string): Notice | undefined => {
  try {
    return noticeSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** The way between the instances of a platform. */
export interface Notifier {
  announce(notice: Notice): Promise<void>;
  /** @param onNotice also called for an instance's own notices */
  listen(onNotice: (notice: Notice) => void): void;
}
