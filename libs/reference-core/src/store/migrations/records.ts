import type { Migration } from 'kysely';
import { runStatements } from './runStatements';

/** The kinds that age, each with the field that says since when or until when. */
const ages = {
  beacon: 'received_at',
  code: 'ends_at',
  'live-submit': 'at',
  pace: 'ends_at',
  session: 'exp',
};

/** The schema of release 0.1.0, which had no migrations: there these statements change nothing. */
export const records: Migration = {
  up: runStatements([
    `create table if not exists record (
       kind text not null, id text not null, seq bigserial not null, body jsonb not null, primary key (kind, id))`,
    'create index if not exists record_order on record (kind, seq)',
    `create index if not exists record_owner on record (kind, (body->>'owner_user_id'), seq)`,
    `create table if not exists tracking_event (
       day date not null, id text not null, seq bigserial not null, body jsonb not null, primary key (day, id)
     ) partition by list (day)`,
    // Left behind by a creation that was interrupted, and never used.
    `do $$ declare broken regclass; begin
       for broken in select indexrelid from pg_index where indrelid = 'record'::regclass and not indisvalid
       loop execute format('drop index %s', broken); end loop;
     end $$`,
    ...Object.entries(ages).map(
      ([kind, field]) =>
        `create index if not exists record_old_${kind.replaceAll('-', '_')}
         on record (((body->>'${field}')::numeric)) where kind = '${kind}'`,
    ),
  ]),
};
