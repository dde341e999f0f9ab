/** Made by `npx nx run api-contract:generate` from the schemas; do not edit. */

/**
 * Names of fields by the kind of their values: lists of objects, of texts, and of either; a `size` is a count that is not 0. A name in two
 * lists is of either kind; one in none is of the kind that its name says (`namedKinds`), else a text.
 */
export const fieldKinds = {
  time: 'timestamp',
  count:
    'accepted count duration humidity offset oldest pic_num position practice_years quota repeated total view_sum',
  size: 'expires_in height max_length number resend_after width',
  number: 'comment_type high latitude level longitude low status temperature',
  switch: 'capsule collapse countdown_switch disclaimer_enable isHome nav notice_switch required star',
  truth: 'comment_available',
  object:
    'album_status banners bottomNavigationBar channel circle comment h5_config icons inviter lawyer live message meta mp next parent payload pinned place post previous site_notice style topic user',
  objects:
    'Recomend accounts alerts answers at_users bookings cards children circles clues columns comments content_list contents corrections data images messages modules navigationItems playlists posts progress records relations replys sections subtitles tops tracks words',
  texts: 'deleted group_ids licences options report_phones report_reasons',
  mixed: 'fields groups topics',
  text: 'channel level place status',
} as const;

export const namedKinds = [
  ['count', /_count$/],
  ['time', /_(?:at|time)$/],
  ['switch', /^(?:is|enable)_/],
] as const;
