import { createContext, use } from 'react';
import type { PictureService } from './PictureService';

const PictureServiceContext = createContext<PictureService | undefined>(undefined);

/** Gives the pictures inside their service. */
export const PictureServiceProvider = PictureServiceContext;

/** Undefined where there is none: pictures are shown as they are. */
export const usePictureService = (): PictureService | undefined => use(PictureServiceContext);
