import { fitPictures } from './fitPictures';
import { openEmbeds } from './openEmbeds';

/** Starts the parts that only some texts have: pictures whose size is not in their markup, and players. */
export const startBody = (body: Element): void => {
  fitPictures(body);
  openEmbeds(body);
};
