/** The one rule that needs code: keywords whose value is of the right type and still no valid JSON Schema. */
const isRegex = (pattern) => {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
};

const schemaKeywords = () => ({
  Schema: ({ pattern, required = [], enum: choices }, { report }) => {
    if (pattern !== undefined && !isRegex(pattern)) report({ message: `\`${pattern}\` is no regex.` });
    if (new Set(required).size < required.length) report({ message: '`required` names a property twice.' });
    if (choices?.length === 0) report({ message: '`enum` is empty.' });
  },
});

export default () => ({ id: 'contract', rules: { oas3: { 'schema-keywords': schemaKeywords } } });
