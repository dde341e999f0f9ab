import * as z from 'zod';
import { countSchema, secondsSchema } from './values';

/** One event of a visitor (spec §3). `event_id` lets the platform keep an event that is sent twice only once. */
export const trackingEventSchema = z
  .object({
    event_id: z.string().max(64).optional(),
    timestamp: secondsSchema,
    version: z.literal(1),
    terminal: z.literal('wap'),
    tid: z.string().max(4096).meta({ description: 'Ids of the content items, joined by |.' }),
    behavior: z.string().min(1).max(64),
    device_type: z.enum(['Android', 'IOS']).optional(),
    device_os: z.string().max(64).optional(),
    user_id: z.string().max(64).optional(),
    extras: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'TrackingEvent' });

/** A beacon carries one event or a batch of them. */
export const beaconSchema = z.union([trackingEventSchema, z.array(trackingEventSchema).min(1).max(200)]);

export const beaconReceiptSchema = z
  .object({ accepted: countSchema, repeated: countSchema })
  .meta({ id: 'BeaconReceipt' });
