import * as z from 'zod';
import { contentCardSchema, styleSchema } from './content';
import { countSchema, secondsSchema } from './values';

/** The object in the JSON string of the module `app_download_url`. */
export const downloadSettingSchema = z
  .object({
    url: z.string(),
    ios: z.string().optional(),
    android: z.string().optional(),
  })
  .meta({ id: 'DownloadSetting' });

/** A setting of the app as a JSON string (spec §7, getH5AppDownUrl). */
export const appModuleSchema = z.string().meta({
  contentMediaType: 'application/json',
  contentSchema: { $ref: '#/$defs/DownloadSetting' },
});

/**
 * Signing fields of the messaging app's script kit, and the share text of the site. The signature stands under a
 * misspelled name only (spec §3).
 */
export const shareConfigSchema = z
  .object({
    appId: z.string(),
    timestamp: secondsSchema,
    nonceStr: z.string(),
    signtrue: z.string().meta({ description: '40 hexadecimal digits, small letters.' }),
    title: z.string().optional(),
    desc: z.string().optional(),
    link: z.string().optional(),
    imgUrl: z.string().optional(),
  })
  .meta({ id: 'ShareConfig' });

const formFieldSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    type: z.enum(['text', 'textarea', 'radio', 'checkbox', 'number', 'date']),
    required: z.boolean().optional(),
    placeholder: z.string().optional(),
    max_length: z.int().min(1).optional(),
    options: z.array(z.string()).optional(),
  })
  .meta({ id: 'FormField' });

/** A questionnaire or a registration; it is filled in in the app. */
export const formSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string().optional(),
    status: z.literal([0, 1, 2]).meta({ description: '0 not open yet, 1 open, 2 closed.' }),
    start_time: secondsSchema.optional(),
    end_time: secondsSchema.optional(),
    answer_count: countSchema.optional(),
    style: styleSchema.optional(),
    fields: z.array(formFieldSchema),
  })
  .meta({ id: 'Form' });

/** Something visitors may go to or take part in. */
export const activitySchema = z
  .object({
    post_id: z.string(),
    title: z.string(),
    summary: z.string().optional(),
    content: z.string().optional().meta({ description: 'Body as HTML; not trusted.' }),
    track_id: z.string().optional(),
    share_link: z.string().optional(),
    style: styleSchema.optional(),
    status: z.literal([0, 1, 2]).meta({ description: '0 announced, 1 under way, 2 over.' }),
    start_time: secondsSchema.optional(),
    end_time: secondsSchema.optional(),
    place: z.string().optional(),
    organizer: z.string().optional(),
    quota: countSchema.optional().meta({ description: 'Places in all; absent: as many as come.' }),
    joined_count: countSchema.optional(),
    publish_at: secondsSchema.optional(),
    posts: z.array(contentCardSchema).optional(),
  })
  .meta({ id: 'Activity' });

/** An invitation by a visitor; nothing in it says more about them than their public name. */
export const inviteSchema = z
  .object({
    code: z.string(),
    inviter: z.object({ alias: z.string(), avatar: z.string().optional() }),
    title: z.string(),
    description: z.string().optional(),
    expired_at: secondsSchema.optional(),
    posts: z.array(contentCardSchema).optional(),
  })
  .meta({ id: 'Invite' });

/** A place on the map. */
export const placeSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    address: z.string().optional(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  })
  .meta({ id: 'Place' });

/** The weather at a place. */
export const weatherSchema = z
  .object({
    id: z.string(),
    city: z.string(),
    text: z.string().meta({ description: 'Such as 多云.' }),
    temperature: z.number().meta({ description: 'Degrees Celsius, as the next two.' }),
    high: z.number().optional(),
    low: z.number().optional(),
    humidity: z.int().min(0).max(100).optional().meta({ description: 'Percent.' }),
    wind: z.string().optional(),
    air: z.string().optional().meta({ description: 'Such as 优.' }),
    alerts: z.array(z.object({ level: z.string(), title: z.string() })).optional(),
    updated_at: secondsSchema,
  })
  .meta({ id: 'Weather' });

/** A complaint about something on the site; who complains is the owner of the token. */
export const newReportSchema = z
  .object({
    target_type: z.enum(['content', 'comment', 'account', 'chat', 'clue', 'circle', 'question']),
    target_id: z.string().min(1).max(64),
    reason: z
      .string()
      .min(1)
      .max(40)
      .meta({ description: 'One of `report_reasons` of the site configuration.' }),
    content: z.string().max(1000).optional().meta({ description: 'Up to 500 characters of plain text.' }),
  })
  .meta({ id: 'NewReport' });

export const reportReceiptSchema = z
  .object({
    report_id: z.string(),
    is_repeated: z.boolean().meta({ description: 'The same complaint had been received before.' }),
  })
  .meta({ id: 'ReportReceipt' });
