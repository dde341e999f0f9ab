/** SWR key of whether the reader follows an account: every button for the account shares it. */
export const followKey = (accountId: string) => ['follow', accountId] as const;
