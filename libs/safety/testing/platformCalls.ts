/** Addresses below the calls of the platform, as content for `https://m.example.com` may name them, plain and disguised. */
export const platformCalls: readonly string[] = [
  '/peony/v1/vcode?tel=13912348001&type=6',
  'https://m.example.com/peony/v1/vcode?tel=13912348001&type=6',
  '/media/../peony/v1/vcode?tel=13912348001&type=6',
  '/%70eony/v1/vcode?tel=13912348001&type=6',
  'https://m.example.com//peony/v1/vcode?tel=13912348001&type=6',
  '\\peony/v1/vcode?tel=13912348001&type=6',
  '/pe\nony/v1/vcode?tel=13912348001&type=6',
  '/peony',
  '/guzzle/v1/mp/follow/1',
  '/circle/v1/api/share/content/list',
  '/law/v1/api/share/question/detail',
  '/tracker/log',
  '/connection/websocket',
];
