import { test, type APIRequestContext, type Page } from '@playwright/test';

const sitePort = Number(process.env['E2E_PORT'] ?? 4380);

/** A port of this run: 0 is the site, 1 the platform. */
export const portOf = (place: number): number => sitePort + place;

/** The platform behind the site of the running test, for its test calls. */
export const platformUrl = (): string => test.info().project.metadata['platformUrl'];

/** The last code the platform has sent to a phone. */
export const codeFor = async (request: APIRequestContext, tel: string): Promise<string | undefined> => {
  const messages = (await (await request.get(`${platformUrl()}/-/inbox`)).json()) as {
    tel: string;
    code: string;
  }[];
  return messages.filter((message) => message.tel === tel).pop()?.code;
};

/** Creates a new user. */
export const createUser = async (request: APIRequestContext, alias: string) => {
  const answer = await request.post(`${platformUrl()}/-/user-token`, { data: { alias } });
  return (await answer.json()) as { token: string; user_id: string };
};

/** Creates a new user, signed in on the pages of this browser from the next navigation on. */
export const signIn = async (page: Page, request: APIRequestContext, alias: string): Promise<void> => {
  const { token, user_id } = await createUser(request, alias);
  await page.addInitScript(
    ([savedToken, savedId]) => {
      if (sessionStorage.getItem('signed-in-by-test')) return;
      sessionStorage.setItem('signed-in-by-test', 'yes');
      localStorage.setItem('token', savedToken);
      localStorage.setItem('user_id', savedId);
    },
    [token, user_id] as const,
  );
};

let phones = Math.floor(Math.random() * 9_000_000);

/** An unused phone number. */
export const newPhone = (): string => `139${String(10_000_000 + (phones += 7)).slice(0, 8)}`;

/** Changes how the platform behaves; only for `*.scenario.spec.ts`. */
export const playScenario = async (request: APIRequestContext, name: string): Promise<void> => {
  const answer = await request.post(`${platformUrl()}/-/scenario`, { data: { name } });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
};
