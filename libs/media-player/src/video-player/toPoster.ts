import { variantOf, type PictureService } from '@share/picture-service';

/** A poster has one address for all screens: this fits phones with two px of the screen for each. Every browser reads JPEG. */
const poster = { width: 828, format: 'jpeg' } as const;

/** Address of the picture that a video shows before it plays. */
export const toPoster = (service: PictureService | undefined, src: string): string =>
  variantOf(service, src, poster) ?? src;
