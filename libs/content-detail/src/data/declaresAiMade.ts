/** Latin letters count as a word of their own, so not those of `MAIN`. */
const claims = /\b(?:AI|AIGC)\b|人工智能|合成|生成/i;

/** In `未使用 AI`, `AI生成：否`, `由人工生成`, `not AI`. */
const denies = /[非未没无不否]|禁止|人工生成|\b(?:no|not|non|without)\b/i;

/**
 * Whether an AI label says that a machine made the content, wholly or in part, or may have made it. A clause that also denies
 * something claims nothing; the label itself is always shown.
 */
export const declaresAiMade = (label: string): boolean =>
  label.split(/[，。；,;]/).some((clause) => claims.test(clause) && !denies.test(clause));
