import * as z from 'zod';
import { contentCardSchema, contentPageSchema, mediaAccountSchema, styleSchema } from './content';
import { countSchema, secondsSchema } from './values';

/** A word many visitors search for. */
const hotWordSchema = z
  .object({
    word: z.string(),
    mark: z.enum(['hot', 'new']).optional().meta({ description: 'What is shown beside the word.' }),
  })
  .meta({ id: 'HotWord' });

export const hotWordListSchema = z.object({ words: z.array(hotWordSchema) }).meta({ id: 'HotWordList' });

/** The results of a search, best first; the visitor's words are marked by the page that shows it. */
export const searchPageSchema = contentPageSchema
  .extend({
    accounts: z.array(mediaAccountSchema).optional().meta({ description: 'On the first page only.' }),
  })
  .meta({ id: 'SearchPage' });

/** One page of a channel; banners and top items come with the first page only. */
export const channelPageSchema = z
  .object({
    banners: z.object({ posts: z.array(contentCardSchema) }),
    tops: z.array(contentCardSchema),
    posts: z.array(contentCardSchema),
    total: countSchema.meta({
      description: 'Items the channel pages through, without banners and top items.',
    }),
  })
  .meta({ id: 'ChannelPage' });

/** A list editors have put together. */
export const listPageSchema = contentPageSchema
  .extend({
    list_id: z.string(),
    title: z.string(),
    summary: z.string().optional(),
    style: styleSchema.optional(),
  })
  .meta({ id: 'ListPage' });

/** One page of a content module; `groups` are its tabs, `group_id` the one shown. */
export const modulePageSchema = contentPageSchema
  .extend({
    id: z.string(),
    title: z.string(),
    category: z.string(),
    type: z.string().optional(),
    layout: z.string().optional(),
    summary: z.string().optional(),
    groups: z.array(z.object({ group_id: z.string(), name: z.string() })).optional(),
    group_id: z.string().optional(),
  })
  .meta({ id: 'ModulePage' });

const flyCardSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string().optional().meta({ description: 'Plain text.' }),
    tag: z.string().optional(),
    publish_at: secondsSchema.optional(),
    thumb: z.string().optional(),
    post: contentCardSchema.optional().meta({ description: 'The story the card belongs to.' }),
  })
  .meta({ id: 'FlyCard' });

/** Short cards read one after another (spec §2, fly card). */
export const flyCardListSchema = z
  .object({
    list_id: z.string(),
    title: z.string(),
    summary: z.string().optional(),
    style: styleSchema.optional(),
    updated_at: secondsSchema.optional(),
    cards: z.array(flyCardSchema),
    total: countSchema,
  })
  .meta({ id: 'FlyCardList' });
