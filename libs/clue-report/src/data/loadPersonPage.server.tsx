import type { ClueApi } from '@share/api-client';
import { cardsAt, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { isBehindEnd, type PageData } from '@share/page-data';
import { toDejinLinkParams } from '@share/open-app';
import { PersonalDetail } from '../personal-detail/PersonalDetail';
import { clueKeys } from './clueKeys';
import { personPath, personTabs, type PersonTab } from './cluePaths';
import { countedFrom, loadRelatedPosts, loadReports } from './loadReports';
import { loadMain } from './loadMain';
import { toPersonSubject } from './subjects';
import { toPersonView } from './toPersonView';

type PersonApi = Pick<
  ClueApi,
  'getClueTopic' | 'getCluePerson' | 'getPersonAtClues' | 'getPersonClues' | 'getPersonRelatedPosts'
>;

interface ListOptions {
  api: PersonApi;
  data: PageData;
  userId: string;
  tab: PersonTab;
  /** From 1. */
  page: number;
  siteOrigin: string;
  now: number;
}

/** The list that is shown. */
const loadTab = ({ api, data, userId, tab, page, now, siteOrigin }: ListOptions) => {
  const key = clueKeys.ofPerson(userId, tab, page);
  const name = `clue person/${userId}/${tab}/${page}`;
  return tab === 'posts'
    ? data.list(
        key,
        name,
        (signal) => loadRelatedPosts(api, userId, { page, siteOrigin, signal }),
        (found) => countedFrom(page, cardsAt(found, now)),
      )
    : data.list(
        key,
        name,
        (signal) => loadReports(api, { userId, tab }, { page, siteOrigin, signal }),
        (found) => countedFrom(page, found),
      );
};

/** `/dejin/personal`: a person or an office, with one of their lists. */
export const loadPersonPage: LoadFeaturePage<PersonApi> = async ({ params, api, data, siteOrigin, now }) => {
  const { user_id: userId = '' } = params;
  const path = personPath(userId);
  if (!path) return 'missing';
  const tab = personTabs.find((known) => known === params.tab) ?? 'clues';
  const page = toPageNumber(params.page);
  const [main, list] = await Promise.all([
    loadMain(data, `person/${userId}`, async (signal) =>
      toPersonView(await api.getCluePerson({ id: userId }, { signal }), siteOrigin),
    ),
    loadTab({ api, data, userId, tab, page, siteOrigin, now }),
  ]);
  if (!main || isBehindEnd(list, page)) return 'missing';
  const { view: person, refusal } = main;
  return {
    title: person?.name ?? '报料人',
    layout: 'dejin',
    element: <PersonalDetail {...{ userId, person, refusal, tab, siteOrigin, now }} start={page} />,
    appLink: toDejinLinkParams('dejinPersonal', userId),
    isIndexed: person !== undefined,
    ...(person && { subject: toPersonSubject(person) }),
    share: { path, summary: person?.about, image: person?.avatar },
  };
};
