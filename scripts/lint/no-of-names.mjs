/** Names of the language's own, which implementations repeat. */
const STANDARD = new Set(['indexOf', 'lastIndexOf', 'valueOf']);

/**
 * Lint rule: a helper is named by what it does (`parseHeading`, `listRows`, `rowText`). `headingOf` hides whether it
 * reads, finds, formats or creates, and says the same in ten files of ten things. Predicates (`isListOf`) say what they do.
 */
export const noOfNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: "'{{name}}' does not say what is done: use a verb, or the term of the field." },
  },
  create(context) {
    const check = (node) => {
      const name = node?.name;
      if (typeof name === 'string' && /[a-z]Of$/.test(name) && !/^is[A-Z]/.test(name) && !STANDARD.has(name))
        context.report({ node, messageId: 'name', data: { name } });
    };
    const checkKey = ({ key, computed }) => {
      if (!computed) check(key);
    };
    return {
      VariableDeclarator({ id }) {
        if (id.type === 'Identifier') check(id);
      },
      FunctionDeclaration: ({ id }) => check(id),
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
    };
  },
};
