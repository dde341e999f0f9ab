import type { CluePerson, PersonalDetail } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import { personPath, type PersonTab } from './cluePaths';
import type { PersonLink, PersonView } from './ClueView';

/** Shown for a person whose name has no visible character. */
const nameless = '匿名用户';

const faceOf = ({ alias, avatar, title, ip_location }: CluePerson, siteOrigin: string) => {
  const picture = safeImageUrl(avatar, { siteOrigin });
  const tag = plainText(title, 12);
  const location = plainText(ip_location, 12);
  return {
    name: plainText(alias, 24) || nameless,
    ...(picture && { avatar: picture }),
    ...(tag && { tag }),
    ...(location && { location }),
  };
};

/** A person that a report names, with their page; `tab` is the list that is meant. */
export const toPersonLink = (person: CluePerson = {}, siteOrigin: string, tab?: PersonTab): PersonLink => {
  const href = personPath(person.user_id, tab);
  return { ...faceOf(person, siteOrigin), ...(href !== undefined && { href }) };
};

/** Validates the public page of a person or an office once; texts are plain, the avatar has an allowed address. */
export const toPersonView = (person: PersonalDetail, siteOrigin: string): PersonView => {
  const about = plainText(person.description, 200);
  return {
    id: person.user_id ?? '',
    ...faceOf(person, siteOrigin),
    ...(about && { about }),
    ...(person.joined_at !== undefined && { joinedAt: person.joined_at }),
    likeCount: person.like_count ?? 0,
    counts: {
      clues: person.clue_count ?? 0,
      at_ta: person.at_ta_count ?? 0,
      posts: person.relate_count ?? 0,
    },
  };
};
