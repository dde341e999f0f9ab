import { fitPictures } from './fitPictures';
import { openEmbeds } from './openEmbeds';

/** Starts what only some texts have: pictures whose size their markup does not tell, and players. */
export const startBody = (body: Element): void => {
  fitPictures(body);
  openEmbeds(body);
};
