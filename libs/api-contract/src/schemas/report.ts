import * as z from 'zod';

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
