/** Lint rule: one name per kind of file, so that what a file holds is read from its name. */
export const fileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slice: 'A slice is declared in a file named *.slice.ts.',
      slot: 'The filler of a slot is a file named *.slot.tsx.',
    },
  },
  create(context) {
    if (/\.(?:slice\.ts|test\.tsx?)$/.test(context.filename)) return {};
    /** Properties named `slots` that are being visited. */
    let slots = 0;
    const isSlots = (node) => node.key.name === 'slots';
    return {
      CallExpression(node) {
        if (/^create(?:Slice|Submission)$/.test(node.callee.name))
          context.report({ node, messageId: 'slice' });
      },
      Property(node) {
        if (isSlots(node)) slots += 1;
      },
      'Property:exit'(node) {
        if (isSlots(node)) slots -= 1;
      },
      ImportExpression({ source }) {
        if (slots > 0 && source.type === 'Literal' && !/\.slot\.tsx$/.test(source.value))
          context.report({ node: source, messageId: 'slot' });
      },
    };
  },
};
