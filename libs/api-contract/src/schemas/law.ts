import * as z from 'zod';
import { commentSwitchSchema, countSchema, secondsSchema } from './values';

/** The lawyer who answers. */
const lawyerSchema = z
  .object({
    lawyer_id: z.string(),
    name: z.string(),
    avatar: z.string().optional(),
    firm: z.string().optional(),
    practice_years: countSchema.optional(),
    is_certified: z.boolean().optional(),
    fields: z.array(z.string()).optional(),
  })
  .meta({ id: 'Lawyer' });

/** A question to lawyers; an anonymous asker has a name for all and no id. */
export const lawQuestionSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string().meta({ description: 'Plain text.' }),
    category: z.string().optional().meta({ description: 'Field of law, such as 劳动合同.' }),
    is_anonymous: z.boolean(),
    user: z.object({ alias: z.string(), user_id: z.string().optional(), avatar: z.string().optional() }),
    created_at: secondsSchema,
    view_count: countSchema.optional(),
    like_count: countSchema.optional(),
    comment_count: countSchema.optional(),
    answer_count: countSchema,
    disclaimer: z.string().optional(),
    share_link: z.string().optional(),
    meta: z.object({ comment_available: commentSwitchSchema.optional() }).optional(),
    enable_comment: z.boolean().optional(),
  })
  .meta({ id: 'LawQuestion' });

const lawAnswerSchema = z
  .object({
    id: z.string(),
    content: z.string().meta({ description: 'Plain text; a line break is a paragraph.' }),
    lawyer: lawyerSchema,
    created_at: secondsSchema,
    like_count: countSchema.optional(),
    is_adopted: z.boolean().optional().meta({ description: 'The asker found it the most helpful.' }),
  })
  .meta({ id: 'LawAnswer' });

/** One page of answers: the adopted one first, then the oldest. */
export const lawAnswerListSchema = z
  .object({ answers: z.array(lawAnswerSchema), total: countSchema, disclaimer: z.string().optional() })
  .meta({ id: 'LawAnswerList' });
