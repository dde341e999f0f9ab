import { runInThread } from '@share/site-server';

runInThread(new URL('site.js', import.meta.url));
