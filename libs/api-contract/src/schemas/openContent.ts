import * as z from 'zod';
import { countSchema, secondsSchema } from './values';

const entryFields = {
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  content_count: countSchema,
};

/** A chapter of an open catalogue. */
const openChapterSchema = z.object(entryFields).meta({ id: 'OpenChapter' });

/** A catalogue, or one of its chapters: what lies directly under it, and above it. */
export const openCatalogSchema = z
  .object({
    ...entryFields,
    rid: z.string().meta({ description: 'The resource the catalogue belongs to.' }),
    cover: z.string().optional(),
    publisher: z.string().optional(),
    updated_at: secondsSchema.optional(),
    parent: z.object({ id: z.string(), title: z.string() }).optional(),
    children: z.array(openChapterSchema),
    share_link: z.string().optional(),
  })
  .meta({ id: 'OpenCatalog' });

const cardFields = {
  uuid: z.string(),
  rid: z.string(),
  title: z.string(),
  summary: z.string().optional(),
  cover: z.string().optional(),
  catalog_id: z.string(),
  catalog_title: z.string().optional(),
  source_alias: z.string().optional(),
  publish_at: secondsSchema,
  view_count: countSchema.optional(),
};

/** An entry of an open catalogue in a list. */
export const openContentCardSchema = z.object(cardFields).meta({ id: 'OpenContentCard' });

const neighbourSchema = z.object({ uuid: z.string(), title: z.string() });

/** A whole entry. */
export const openContentSchema = z
  .object({
    ...cardFields,
    content: z.string().meta({ description: 'Body as HTML; not trusted.' }),
    previous: neighbourSchema.optional(),
    next: neighbourSchema.optional(),
    share_link: z.string().optional(),
  })
  .meta({ id: 'OpenContent' });

/** One page of a catalogue's entries, in the order of the catalogue. */
export const openContentListSchema = z
  .object({ contents: z.array(openContentCardSchema), total: countSchema })
  .meta({ id: 'OpenContentList' });
