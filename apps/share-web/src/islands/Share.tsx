import { SharePanel } from '@share/sharing';
import { createPanel } from '@share/shell';

/** The ways to share this page, for every 分享. */
export const Share = createPanel('share', SharePanel);
