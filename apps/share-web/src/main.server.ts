import { runInThread } from '@share/http-server';

runInThread(new URL('site.js', import.meta.url));
