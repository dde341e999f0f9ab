import type { Circle, CircleTopic, LawQuestion } from '@share/api-contract/sent';
import type { StoredCirclePost } from '../community/createCircles';
import type { StoredClue, StoredCluePerson, StoredClueTopic } from '../community/createClues';
import type { StoredLawAnswer } from '../community/createLaw';
import type { StoredOpenCatalog, StoredOpenContent } from '../community/createOpenContents';

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
