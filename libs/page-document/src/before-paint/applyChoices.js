import { choiceKeyPrefix, choiceMarkPrefix } from '@share/environment/document';
import { isInert, root } from './islandsOf';
import { page } from './tapQueue';

/**
 * Applies a choice of text size or colours before the code of its panel is there: it shows at once, and the panel may be
 * closed again. `createAppearance` adopts it. The controls are named `<panel>-size` and `<panel>-theme`.
 */
export function applyChoices() {
  document.addEventListener(
    'change',
    function (event) {
      var field = event.target;
      var choice = isInert(field) && /-(size|theme)$/.exec(field.name);
      if (!choice) return;
      try {
        window.localStorage.setItem(choiceKeyPrefix + choice[1], field.value);
      } catch (error) {
        // Without a storage the choice lasts as long as the page.
      }
      root.setAttribute(choiceMarkPrefix + choice[1], field.value);
      page.emit('choice');
    },
    true,
  );
}
