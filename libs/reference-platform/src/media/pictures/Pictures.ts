import type { PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';

/** Answers requests for pictures. Runs in Node; where there is none, drawings are answered as they are. */
export interface Pictures {
  /** A file of the media folder, or a variant of it. */
  file: (context: Context<PlatformEnv>, name: string) => Promise<Response>;
  /** A share card of a drawing; undefined when the request is for the drawing itself. */
  drawing: (context: Context<PlatformEnv>, svg: string) => Promise<Response | undefined>;
}
