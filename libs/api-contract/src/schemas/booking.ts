import * as z from 'zod';
import { liveSummarySchema } from './live';
import { countSchema, idSchema, secondsSchema } from './values';

/** A bookable item: a live room before it starts. */
export const bookingTypeSchema = z.enum(['live']).meta({ id: 'BookingType' });

/** Names what is booked or given up; whose booking it is follows from the token. */
export const bookingRequestSchema = z
  .object({
    booking_id: idSchema.meta({ description: 'The live_id.' }),
    booking_type: bookingTypeSchema,
  })
  .meta({ id: 'BookingRequest' });

export const bookingReceiptSchema = z
  .object({ booking_id: z.string(), is_booked: z.boolean(), booking_count: countSchema })
  .meta({ id: 'BookingReceipt' });

export const bookingListSchema = z
  .object({
    bookings: z.array(
      z.object({
        booking_id: z.string(),
        booking_type: bookingTypeSchema,
        created_at: secondsSchema,
        live: liveSummarySchema.optional().meta({ description: 'Left out when `tiny` is on.' }),
      }),
    ),
    total: countSchema,
  })
  .meta({ id: 'BookingList' });
