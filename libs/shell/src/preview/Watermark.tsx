import { shellConstants } from '../shellConstants';
import { Root, Words } from './Watermark.styles';

/** The mark over everything that is not published yet (spec §9). */
export const Watermark = () => (
  <Root aria-hidden="true">
    <pattern id="watermark" width="200" height="150" patternUnits="userSpaceOnUse">
      <Words x="20" y="96" transform="rotate(-24 100 75)">
        {shellConstants.watermark}
      </Words>
    </pattern>
    <rect width="100%" height="100%" fill="url(#watermark)" />
  </Root>
);
