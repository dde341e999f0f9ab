import postcss from 'postcss';

/** @typedef {{ tag: string, from?: string }} Target the element of a class, or a component with the module it is imported from */
/** @typedef {{ name: string, rules: string[], target: Target }} Part */

export const toPartName = (/** @type {string} */ className) =>
  className.replace(/^[a-z]/, (letter) => letter.toUpperCase());

const classPattern = /(?<!:global\()\.([a-zA-Z][\w-]*)/g;

/** Classes of other libraries are written as they are. @type {(selector: string, own: string, nameOf: (className: string) => string) => string} */
const toSelector = (selector, own, nameOf) =>
  selector
    .replace(/:global\(([^()]*)\)|\.([a-zA-Z][\w-]*)/g, (_, foreign, className) => {
      if (foreign) return foreign;
      return className === own ? '&' : `\${${nameOf(className)}}`;
    })
    .replace(/^& (?![+~>:&])/, '');

/** What stands between the braces of a rule, its blank lines kept. @param {import('postcss').Container} rule */
const bodyOf = (rule) =>
  (rule.nodes ?? [])
    .map((node) => `${node.raws.before}${node}${node.type === 'decl' ? ';' : ''}`)
    .join('')
    .trimStart();

/**
 * Writes the rules of a CSS module as parts.
 *
 * @param {string} css
 * @param {Map<string, Target>} targets of the classes that components use
 * @param {(className: string) => string} nameOf the part of a class
 */
export const toStyleFile = (css, targets, nameOf) => {
  const root = postcss.parse(css.replace(/[\\`]/g, '\\$&'));
  /** @type {Map<string, { rules: string[], uses: Set<string>, comment: string }>} */
  const parts = new Map();
  /** @type {string[]} */
  const byHand = [];
  const animations = new Set();
  root.walkAtRules('keyframes', ({ params }) => void animations.add(params));
  root.walkDecls('composes', ({ value }) => void byHand.push(`composes: ${value}`));

  const partOf = (/** @type {string} */ className) => {
    const part = parts.get(className) ?? { rules: [], uses: new Set(), comment: '' };
    parts.set(className, part);
    return part;
  };
  /** @type {(node: import('postcss').Container, own: string) => void} */
  const rename = (node, own) => {
    node.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /** @type {any} */ (rule.parent).name === 'keyframes') return;
      for (const [, name = ''] of rule.selector.matchAll(classPattern))
        if (name !== own) partOf(own).uses.add(name);
      rule.selector = toSelector(rule.selector, own, nameOf);
    });
    node.walkDecls(/^animation(-name)?$/, (declaration) => {
      declaration.value = declaration.value.replace(/[\w-]+/g, (word) =>
        animations.has(word) ? `\${${word}}` : word,
      );
    });
  };

  /** @type {(rule: import('postcss').Rule, around: (css: string) => string) => void} */
  const addRule = (rule, around) => {
    for (const selector of rule.selectors) {
      const [, own] = selector.match(/\.([a-zA-Z][\w-]*)/) ?? [];
      if (!own) {
        byHand.push(`a rule of no class: ${selector}`);
        continue;
      }
      const copy = rule.clone({ selector });
      const wrapper = postcss.rule({ selector: '&', nodes: [copy] });
      rename(wrapper, own);
      const body = copy.selector === '&' ? bodyOf(copy) : String(copy);
      partOf(own).rules.push(around(body));
    }
  };
  let comment = '';
  for (const node of root.nodes) {
    if (node.type === 'comment') comment = node.text;
    else if (node.type === 'rule') {
      const [, own = ''] = node.selector.match(/\.([a-zA-Z][\w-]*)/) ?? [];
      addRule(node, (body) => body);
      if (comment && own) partOf(own).comment = comment;
      comment = '';
    } else if (node.type === 'atrule' && node.name !== 'keyframes')
      node.each((rule) => {
        if (rule.type === 'rule') addRule(rule, (body) => `@${node.name} ${node.params} {\n${body}\n}`);
        else if (rule.type !== 'comment') byHand.push(`@${node.name} with ${rule.type}`);
      });
  }
  for (const name of parts.keys()) if (!targets.has(name)) byHand.push(`nothing has the class ${name}`);

  const frames = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'keyframes');
  const keyframes = /** @type {import('postcss').AtRule[]} */ (frames).map(
    (animation) => `const ${animation.params} = keyframes\`\n  ${bodyOf(animation)}\n\`;`,
  );
  return { byHand, text: toText(parts, targets, keyframes, nameOf) };
};

/** @type {(parts: Map<string, { rules: string[], uses: Set<string>, comment: string }>, targets: Map<string, Target>, keyframes: string[], nameOf: (className: string) => string) => string} */
const toText = (parts, targets, keyframes, nameOf) => {
  /** @type {Set<string>} */
  const order = new Set();
  const add = (/** @type {string} */ name, /** @type {string[]} */ within) => {
    for (const used of parts.get(name)?.uses ?? []) if (!within.includes(used)) add(used, [...within, used]);
    order.add(name);
  };
  for (const name of parts.keys()) add(name, [name]);
  const written = [...order].map((name) => {
    const { rules, comment } = parts.get(name) ?? { rules: [], comment: '' };
    const { tag, from } = targets.get(name) ?? { tag: 'div' };
    const head = from ? `styled(${tag})` : `styled.${tag}`;
    return `${comment && `/** ${comment} */\n`}export const ${nameOf(name)} = ${head}\`\n${rules.join('\n\n')}\n\`;`;
  });
  const imports = [...targets.values()].flatMap(({ tag, from }) =>
    from ? [`import { ${tag} } from ${from};`] : [],
  );
  const names = keyframes.length > 0 ? 'styled, { keyframes }' : 'styled';
  return [
    ...new Set(imports),
    `import ${names} from 'styled-components';`,
    '',
    ...keyframes,
    ...written,
  ].join('\n');
};
