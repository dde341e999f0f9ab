import { uiConstants } from '../../src/uiConstants';
import { themeCss } from '../../src/theme/themeCss';

const css = themeCss(uiConstants.defaultThemeColour);

/**
 * How code names a token: by its custom property where the theme declares one, else by its path in `tokens`.
 * @param path `space.4`
 * @param property `--gutter`
 */
export const tokenName = (path: string, property: string): string =>
  css.includes(`${property}:`) ? property : path;
