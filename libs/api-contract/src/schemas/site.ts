import * as z from 'zod';
import { secondsSchema } from './values';

/**
 * A block of a channel: `id` opens the content module, `url` a page. The web does not show the categories `app` and
 * `topic` (spec §2); type and layout pass the column filter.
 */
const homeModuleSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    category: z.string(),
    type: z.string(),
    layout: z.string().optional(),
    icon: z.string().optional(),
    url: z.string().optional(),
  })
  .meta({ id: 'HomeModule' });

/** A channel of the home page (spec §3, column filter). */
const groupSchema = z
  .object({
    group_id: z.string(),
    name: z.string(),
    type: z.string(),
    layout: z.string().optional(),
    link_url: z.string().optional(),
    icon: z.string().optional(),
    modules: z.array(homeModuleSchema).optional(),
  })
  .meta({ id: 'Group' });

export const groupListSchema = z.object({ groups: z.array(groupSchema) }).meta({ id: 'GroupList' });

const navigationItemSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    binding: z.string().optional(),
    category: z.string().optional(),
    isHome: z.boolean().optional(),
    groups: z.array(z.string()).optional(),
    icons: z.object({ normal: z.string().optional(), selected: z.string().optional() }).optional(),
  })
  .meta({ id: 'NavigationItem' });

/** The object in the JSON string `app_info`: theme colour, banner texts and navigation (spec §3, R61). */
export const appInfoSchema = z
  .object({
    primaryColor: z.string().optional().meta({ description: '#rgb or #rrggbb.' }),
    h5_config: z
      .object({
        site_name: z.string().optional(),
        site_logo: z.string().optional(),
        descriptions: z.string().optional(),
        record_no: z.string().optional(),
        report_reasons: z.array(z.string()).optional(),
        licences: z
          .array(z.string())
          .optional()
          .meta({ description: 'Licences of the site, each with its name and number.' }),
        report_phones: z.array(z.string()).optional(),
        is_memorial: z
          .boolean()
          .optional()
          .meta({ description: 'Days of mourning: the site has no colours.' }),
        site_notice: z
          .object({
            text: z.string(),
            url: z.string().optional(),
            start_at: secondsSchema.optional(),
            end_at: secondsSchema.optional(),
          })
          .optional()
          .meta({ description: 'Stands on every page from start_at to end_at.' }),
      })
      .optional(),
    bottomNavigationBar: z
      .object({
        navigationItems: z.array(navigationItemSchema),
        unselectedLabelColor: z.string().optional(),
        selectedLabelColor: z.string().optional(),
      })
      .optional(),
  })
  .meta({ id: 'AppInfo' });

export const appInfoAnswerSchema = z
  .object({
    app_info: z.string().meta({
      contentMediaType: 'application/json',
      contentSchema: { $ref: '#/$defs/AppInfo' },
    }),
  })
  .meta({ id: 'AppInfoAnswer' });
