import * as z from 'zod';
import {
  activitySchema,
  appModuleSchema,
  formSchema,
  inviteSchema,
  newReportSchema,
  placeSchema,
  reportReceiptSchema,
  shareConfigSchema,
  weatherSchema,
} from '../schemas/services';
import { idSchema } from '../schemas/values';
import { op } from './op';

/** Address of a page as a visitor sees it; what follows `#` is not part of it. */
export const pageAddressQuery = z.object({
  path: z.url({ protocol: /^https?$/ }).max(2048),
});

/** Services beside the content: share card, download, complaints, forms, activities, invitations, places. */
export const serviceOperations = {
  getShareConfig: op({
    method: 'get',
    path: '/peony/v1/system/wxshare',
    summary: 'Signing fields for the page `path`, and the share text of the site',
    query: pageAddressQuery,
    data: shareConfigSchema,
  }),
  getAppModule: op({
    method: 'get',
    path: '/peony/v1/app/module',
    summary: 'A setting of the app by name, as a JSON string',
    query: z.object({ module_name: z.string().regex(/^[a-z0-9_]{1,64}$/) }),
    data: appModuleSchema,
  }),
  createReport: op({
    method: 'post',
    path: '/peony/v1/report',
    summary: 'A complaint; no login needed',
    body: newReportSchema,
    data: reportReceiptSchema.nullable(),
    isIdempotent: true,
  }),
  getForm: op({
    method: 'get',
    path: '/peony/v3/form/{id}/detail',
    summary: 'A form and its fields; `id` is the post_id of a cloud_form',
    params: z.object({ id: idSchema }),
    data: formSchema,
  }),
  getActivity: op({
    method: 'get',
    path: '/peony/v1/activity/{post_id}',
    summary: 'An activity',
    params: z.object({ post_id: idSchema }),
    data: activitySchema,
  }),
  getInvite: op({
    method: 'get',
    path: '/peony/v1/invite/{code}',
    summary: 'The user who invites, by the code of the invitation',
    params: z.object({ code: idSchema }),
    data: inviteSchema,
  }),
  getPlace: op({
    method: 'get',
    path: '/peony/v3/lbs/{id}',
    summary: 'A place on the map',
    params: z.object({ id: idSchema }),
    data: placeSchema,
  }),
  getWeather: op({
    method: 'get',
    path: '/peony/v3/lbs_weather/{id}',
    summary: 'The weather at a place',
    params: z.object({ id: idSchema }),
    data: weatherSchema,
  }),
};
