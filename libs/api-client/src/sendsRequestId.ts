/** The CORS policy of these services does not allow the header (spec §7, R19). */
const omittedPaths = [
  '/law/v1/api/share/question/detail',
  '/law/v1/api/share/question/answerlist',
  '/peony/v1/picho/v1/open/',
  '/circle/v1/api/share/content/detail',
];

/** Whether a call carries `X-Request-Id`: the id of the browser; the site's own server has none. */
export const sendsRequestId = (template: string): boolean =>
  !omittedPaths.some((path) => template.startsWith(path));
