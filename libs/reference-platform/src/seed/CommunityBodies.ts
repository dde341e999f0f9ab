import type { Circle, CircleTopic, LawQuestion } from '@share/api-contract/types';
import type { StoredCirclePost } from '../circle/circleRecords';
import type { StoredClue, StoredCluePerson, StoredClueTopic } from '../clue/clueRecords';
import type { StoredLawAnswer } from '../law/lawRecords';
import type { StoredOpenCatalog, StoredOpenContent } from '../open-content/openContentRecords';

/** Records of clue reports, circles, questions to lawyers and open content; a clue topic has its name as id. */
export interface CommunityBodies {
  clue: StoredClue;
  'clue-person': StoredCluePerson;
  'clue-topic': StoredClueTopic;
  circle: Circle;
  'circle-topic': CircleTopic;
  'circle-post': StoredCirclePost;
  'law-question': LawQuestion;
  'law-answer': StoredLawAnswer;
  'open-catalog': StoredOpenCatalog;
  'open-content': StoredOpenContent;
}
