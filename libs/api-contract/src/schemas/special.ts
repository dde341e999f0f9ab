import * as z from 'zod';
import { contentCardSchema, styleSchema } from './content';
import { countSchema, secondsSchema } from './values';

const specialGroupSchema = z
  .object({
    group_id: z.string(),
    name: z.string().optional(),
    collapse: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the group may be folded; it starts open.' }),
    content_list: z
      .array(contentCardSchema)
      .optional()
      .meta({ description: 'The first items; a group without any is not shown (spec §4).' }),
    total: countSchema.optional().meta({ description: 'Items in the whole group.' }),
  })
  .meta({ id: 'SpecialGroup' });

/** A tab over the groups it names. */
const specialSectionSchema = z
  .object({ section_id: z.string(), title: z.string(), group_ids: z.array(z.string()) })
  .meta({ id: 'SpecialSection' });

/** A special topic: its head, and its items in groups (spec §3). */
export const specialSchema = z
  .object({
    post_id: z.string(),
    title: z.string(),
    summary: z.string().optional(),
    content: z.string().optional().meta({ description: 'Foreword as HTML; not trusted.' }),
    track_id: z.string().optional(),
    share_link: z.string().optional(),
    source_alias: z.string().optional(),
    publish_at: secondsSchema.optional(),
    view_count: countSchema.optional(),
    style: styleSchema.optional(),
    groups: z.array(specialGroupSchema),
    sections: z.array(specialSectionSchema),
  })
  .meta({ id: 'Special' });

/** One page of a group of a special topic. */
export const specialContentSchema = z
  .object({ group_id: z.string(), content_list: z.array(contentCardSchema), total: countSchema })
  .meta({ id: 'SpecialContent' });
