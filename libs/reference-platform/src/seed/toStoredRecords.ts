import type { StoredRecord } from '@share/reference-core';
import { listNames } from '../content/createListItems';
import type { RecordOf, SeedBodies, SeedRecord } from './SeedBundle';

const toItems = (list: string, items: readonly object[]): StoredRecord[] =>
  items.map((item, index) => ({
    kind: 'list-item',
    id: `${list}/${index + 1}`,
    body: { list, ...item },
  }));

const toPosts = (list: string, ids: readonly string[]): StoredRecord[] =>
  toItems(
    list,
    ids.map((post_id) => ({ post_id })),
  );

type Divided = 'channel' | 'list' | 'module' | 'special' | 'album' | 'fly-cards' | 'clue-person';

/** What is stored of a record whose lists have rows of their own, and these rows. */
const dividers: { [Kind in Divided]: (body: SeedBodies[Kind]) => [object, StoredRecord[]] } = {
  channel: ({ post_ids, ...rest }) => [rest, toPosts(listNames.channel(rest.group_id), post_ids)],
  list: ({ post_ids, ...rest }) => [rest, toPosts(listNames.list(rest.list_id), post_ids)],
  album: ({ tracks, ...rest }) => [rest, toItems(listNames.album(rest.uid), tracks)],
  'fly-cards': ({ cards, ...rest }) => [rest, toItems(listNames.flyCards(rest.list_id), cards)],
  'clue-person': ({ related_ids, ...rest }) => [
    rest,
    toPosts(listNames.cluePerson(rest.user_id), related_ids),
  ],
  module: ({ groups, ...rest }) => [
    { ...rest, groups: groups.map(({ post_ids: _ids, ...group }) => group) },
    groups.flatMap(({ group_id, post_ids }) => toPosts(listNames.module(rest.id, group_id), post_ids)),
  ],
  special: ({ groups, ...rest }) => [
    {
      ...rest,
      groups: groups.map(({ post_ids, ...group }) => ({ ...group, ...(!post_ids && { is_planned: true }) })),
    },
    groups.flatMap(({ group_id, post_ids = [] }) =>
      toPosts(listNames.special(rest.post_id, group_id), post_ids),
    ),
  ],
};

const isDivided = (record: SeedRecord): record is RecordOf<Divided> => Object.hasOwn(dividers, record.kind);

const divide = <Kind extends Divided>({ kind, id, body }: RecordOf<Kind>): StoredRecord[] => {
  const [rest, items] = dividers[kind](body);
  return [{ kind, id, body: rest }, ...items];
};

const toSearchRecords = ({ entries, accounts }: SeedBodies['search-index']): StoredRecord[] => [
  ...[...entries].reverse().map((body) => ({ kind: 'search-entry', id: body.post_id, body })),
  ...[...accounts].reverse().map((account) => ({
    kind: 'search-account',
    id: account.user_id,
    body: { title: account.name, more: account.description ?? '', account },
  })),
];

const toStored = (record: SeedRecord): StoredRecord[] => {
  if (isDivided(record)) return divide(record);
  const { kind, id, body } = record;
  if (kind === 'search-index') return toSearchRecords(body);
  if (kind === 'hot' || kind === 'editor-pick') {
    const { post_id, rank } = body;
    return [
      { kind: 'list-item', id: `${listNames[kind]}/${rank}`, body: { list: listNames[kind], post_id } },
    ];
  }
  return [{ kind, id, body }];
};

/** The sample content as it is stored: each item of a list that editors put together, and each entry of the search, is a record. */
export const toStoredRecords = (records: readonly SeedRecord[]): StoredRecord[] => records.flatMap(toStored);
