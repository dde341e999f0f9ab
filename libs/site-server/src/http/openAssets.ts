import type { Logger } from 'pino';
import { createAssetStore } from './createAssetStore';
import type { AssetStore } from './createAssetStore';
import { keepReleases } from './keepReleases';

/** Lists this release's files together with those of earlier ones; a folder that cannot be written is no hindrance. */
export async function openAssets(clientDir: string, keepDir: string, logger: Logger): Promise<AssetStore> {
  const current = await createAssetStore({ clientDir, earlierDirs: [] });
  try {
    const earlierDirs = await keepReleases(keepDir, clientDir, current.fingerprint);
    return await createAssetStore({ clientDir, earlierDirs });
  } catch (cause) {
    logger.warn({ err: cause }, 'files of earlier releases are not kept');
    return current;
  }
}
