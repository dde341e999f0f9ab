import * as z from 'zod';
import {
  bookingListSchema,
  bookingReceiptSchema,
  bookingRequestSchema,
  bookingTypeSchema,
} from '../schemas/booking';
import { op } from './op';
import { pageQuery } from './paging';

/** Booking what is about to start, each thing once per user. */
export const bookingOperations = {
  createBooking: op({
    method: 'post',
    path: '/peony/v3/booking',
    summary: 'Books as the owner of the token; a second booking changes nothing',
    body: bookingRequestSchema,
    data: bookingReceiptSchema.nullable(),
  }),
  removeBooking: op({
    method: 'post',
    path: '/peony/v3/un_booking',
    summary: 'Gives a booking up; without one nothing changes',
    body: bookingRequestSchema,
    data: bookingReceiptSchema.nullable(),
  }),
  getBookings: op({
    method: 'get',
    path: '/peony/v3/booking_list',
    summary: 'Bookings of the owner of the token, newest first',
    query: pageQuery.extend({
      booking_type: bookingTypeSchema,
      tiny: z.enum(['0', '1', 'true', 'false']).default('0').meta({ description: 'Ids alone.' }),
    }),
    data: bookingListSchema,
  }),
};
