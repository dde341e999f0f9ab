import type { PictureService } from '@share/picture-service';

/** Makes addresses that say what was requested, such as `/a.jpg?w=224`. */
export const testPictures: PictureService = {
  rules: [['^/', '{url}?w={w}', '{url}?w={w}&h={h}']],
  siteOrigin: 'https://m.example.com',
};
