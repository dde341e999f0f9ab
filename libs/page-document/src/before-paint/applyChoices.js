import { isInert, root } from './islandsOf';

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
        window.localStorage.setItem('share:' + choice[1], field.value);
      } catch (error) {
        // Without a storage the choice lasts as long as the page.
      }
      root.setAttribute('data-' + choice[1], field.value);
      window.dispatchEvent(new CustomEvent('share:choice'));
    },
    true,
  );
}
