/** Business constants (spec §9). */
export const uiConstants = {
  defaultThemeColour: '#FF4A26',
} as const;
