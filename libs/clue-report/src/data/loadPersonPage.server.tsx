import type { ClueApi } from '@share/api-client';
import {
  cardsAt,
  isBehindEnd,
  listFallback,
  toPageNumber,
  type LoadFeaturePage,
  type PageReads,
} from '@share/content-cards';
import type { Fallback } from '@share/islands';
import { toDejinLinkParams } from '@share/open-app';
import { PersonalDetail } from '../personal-detail/PersonalDetail';
import { clueKeys } from './clueKeys';
import { personPath, personTabs, type PersonTab } from './cluePaths';
import { countedFrom, loadRelatedPosts, loadReports } from './loadReports';
import { readMain } from './readMain';
import { toPersonSubject } from './subjects';
import { toPersonView } from './toPersonView';

type PersonApi = Pick<
  ClueApi,
  'getClueTopic' | 'getCluePerson' | 'getPersonAtClues' | 'getPersonClues' | 'getPersonRelatedPosts'
>;

interface ListOptions {
  api: PersonApi;
  reads: PageReads;
  userId: string;
  tab: PersonTab;
  /** From 1. */
  page: number;
  siteOrigin: string;
  now: number;
}

/** The list that is shown, for the island: nothing when it could not be read, null behind its end. */
const readList = async ({
  api,
  reads,
  userId,
  tab,
  page,
  now,
  siteOrigin,
}: ListOptions): Promise<Fallback | null> => {
  const listKey = clueKeys.ofPerson(userId, tab, page);
  const name = { name: 'clue', key: `person/${userId}/${tab}/${page}` };
  if (tab === 'posts') {
    const found = await reads.secondary(name, (signal) =>
      loadRelatedPosts(api, userId, { page, siteOrigin, signal }),
    );
    return isBehindEnd(found, page)
      ? null
      : listFallback(listKey, found && countedFrom(page, cardsAt(found, now)));
  }
  const found = await reads.secondary(name, (signal) =>
    loadReports(api, { userId, tab }, { page, siteOrigin, signal }),
  );
  return isBehindEnd(found, page) ? null : listFallback(listKey, found && countedFrom(page, found));
};

/** `/dejin/personal`: a person or an office, with one of their lists. */
export const loadPersonPage: LoadFeaturePage<PersonApi> = async ({ params, api, reads, siteOrigin, now }) => {
  const { user_id: userId = '' } = params;
  const path = personPath(userId);
  if (!path) return 'missing';
  const tab = personTabs.find((known) => known === params.tab) ?? 'clues';
  const page = toPageNumber(params.page);
  const [main, fallback] = await Promise.all([
    readMain(reads, `person/${userId}`, async (signal) =>
      toPersonView(await api.getCluePerson({ id: userId }, { signal }), siteOrigin),
    ),
    readList({ api, reads, userId, tab, page, siteOrigin, now }),
  ]);
  if (!main || !fallback) return 'missing';
  const { view: person, refusal } = main;
  return {
    title: person?.name ?? '报料人',
    layout: 'dejin',
    element: <PersonalDetail {...{ userId, person, refusal, tab, siteOrigin, now }} start={page} />,
    fallback,
    appLink: toDejinLinkParams('dejinPersonal', userId),
    isIndexed: person !== undefined,
    ...(person && { subject: toPersonSubject(person) }),
    share: { path, summary: person?.about, image: person?.avatar },
  };
};
