import type { CommentList, ContentDetail, ContentPage } from '@share/api-contract/sent';
import { failures } from '@share/reference-core';
import type { Context } from 'hono';
import { accountScenarios } from './accountScenarios';
import { type Answer, type Behaviour, changing, delayed, failing, raw, type Scenario } from './behaviours';
import { communityScenarios } from './communityScenarios';
import { listScenarios } from './listScenarios';
import { liveScenarios } from './liveScenarios';
import { siteScenarios } from './siteScenarios';

const emptyComments = changing<CommentList>(() => ({ comments: [], count: 0, total: 0 }));
const emptyPage = changing<ContentPage>(() => ({ posts: [], total: 0 }));
const page = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
const slowMs = 4_000;

/** A failure code with status 200, as other platforms of this kind answer. */
const codeUnder200: Behaviour = async (answer) => {
  const response = await answer();
  return new Response(response.body, { status: 200, headers: response.headers });
};

const table = {
  default: {},
  'platform-down': { '*': failing(failures.unavailable) },
  'platform-fails': { '*': failing(failures.internal) },
  slow: { getContentDetail: delayed(slowMs) },
  'secondary-slow': {
    getRelatedContent: delayed(slowMs),
    getTopComments: delayed(slowMs),
    getHot72h: delayed(slowMs),
    getEditorPicks: delayed(slowMs),
    getRecommendations: delayed(slowMs),
  },
  'related-fails': { getRelatedContent: failing(failures.internal) },
  'lists-fail': {
    getRelatedContent: failing(failures.internal),
    getHot72h: failing(failures.internal),
    getEditorPicks: failing(failures.internal),
    getRecommendations: failing(failures.internal),
  },
  'lists-empty': {
    getRelatedContent: emptyPage,
    getHot72h: emptyPage,
    getEditorPicks: emptyPage,
    getRecommendations: emptyPage,
  },
  'comments-fail': {
    getTopComments: failing(failures.internal),
    getChildComments: failing(failures.internal),
  },
  'comments-empty': { getTopComments: emptyComments, getChildComments: emptyComments },
  'comments-closed': {
    getContentDetail: changing<ContentDetail>((detail) => ({
      ...detail,
      meta: { comment_available: 'false' },
      enable_comment: false,
    })),
    createComment: failing(failures.commentsClosed),
  },
  'comment-refused': { createComment: failing(() => failures.commentsTooFast(60)) },
  'comment-slow': { createComment: delayed(slowMs) },
  'token-fails': { createToken: failing(failures.internal) },
  'content-missing': { getContentDetail: failing(failures.contentMissing) },
  ...communityScenarios,
  ...liveScenarios,
  ...accountScenarios,
  ...listScenarios,
  ...siteScenarios,
  'html-instead-of-json': { '*': raw(page, 'text/html; charset=utf-8') },
  'bad-gateway': { '*': raw(page, 'text/html; charset=utf-8', 502) },
  'malformed-json': { '*': raw('{"code":0,"data":{"title":"云浦', 'application/json') },
  'codes-under-200': { '*': codeUnder200 },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof table;

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(table, name);

/** The names of all scenarios. */
export const scenarioNames = Object.keys(table).filter(isScenarioName);

/** Holds the current scenario. */
export interface ScenarioSwitch {
  set(name: ScenarioName): void;
  play(operation: string, context: Context, answer: Answer): Promise<Response>;
}

export const createScenarioSwitch = (initial: ScenarioName): ScenarioSwitch => {
  let current: Partial<Record<string, Behaviour>> = table[initial];
  const callNumbers = new Map<string, number>();
  return {
    set: (name) => {
      current = table[name];
      callNumbers.clear();
    },
    play: (operation, context, answer) => {
      const behaviour = current[operation] ?? current['*'];
      const callNumber = (callNumbers.get(operation) ?? 0) + 1;
      callNumbers.set(operation, callNumber);
      return behaviour ? behaviour(answer, context, callNumber) : answer();
    },
  };
};
