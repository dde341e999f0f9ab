import * as z from 'zod';

const channel = z.string().min(1).max(255);
const none = z.looseObject({});

const commandSchema = z.looseObject({
  id: z.int().min(1).optional(),
  connect: z.looseObject({ token: z.string().max(4096).default('') }).optional(),
  refresh: z.looseObject({ token: z.string().max(4096).default('') }).optional(),
  subscribe: z
    .looseObject({
      channel,
      recover: z.boolean().default(false),
      offset: z.int().min(0).default(0),
      epoch: z.string().max(64).default(''),
    })
    .optional(),
  unsubscribe: z.looseObject({ channel }).optional(),
  publish: z.looseObject({ channel }).optional(),
  presence: none.optional(),
  presence_stats: z.looseObject({ channel }).optional(),
  history: z
    .looseObject({
      channel,
      limit: z.int().min(-1).max(10_000).default(0),
      since: z.looseObject({ offset: z.int().min(0).default(0), epoch: z.string().default('') }).optional(),
      reverse: z.boolean().default(false),
    })
    .optional(),
  ping: none.optional(),
  rpc: none.optional(),
  send: none.optional(),
});

/** A command of the realtime protocol; which one follows from the part that is there. */
export type Command = z.output<typeof commandSchema>;

/** One line of a frame as a command; undefined when it is none. */
export const readCommand = (line: string): Command | undefined => {
  try {
    return commandSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};
