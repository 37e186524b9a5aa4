const isTimer = (node) => node?.type === 'CallExpression' && node.callee.name === 'setTimeout';

/** The call that a function does and nothing else: `() => call()` or `() => { call(); }`. */
function onlyCall({ body }) {
  if (body?.type !== 'BlockStatement') return body;
  const [statement, ...others] = body.body;
  return others.length === 0 && statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** A timer in a promise's executor that settles the promise: the settling function is passed on. */
const settlesAfterTime = (executor) => {
  const call = onlyCall(executor);
  return isTimer(call) ? call : undefined;
};

/**
 * Lint rule for tests: a fixed time is too short on a busy machine and wasted on every other, so that tests wait for what
 * happens.
 */
export const noFixedWait = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser: 'Wait for what the page shows or does: expect.poll, locators, events.',
      timer: 'Wait for a condition: until of @chamba/kernel/testing/until, waitFor, fake timers.',
      module:
        'Wait for a condition: until of @chamba/kernel/testing/until. A delay that a test causes needs its reason.',
    },
  },
  create(context) {
    /** Promises whose executor is being visited, innermost last. */
    const promises = [];
    return {
      NewExpression(node) {
        if (node.callee.name !== 'Promise') return;
        promises.push(node);
        const executor = node.arguments[0];
        const timer = executor?.body && settlesAfterTime(executor);
        if (timer && timer.arguments[0]?.type !== 'Identifier')
          context.report({ node: timer, messageId: 'timer' });
      },
      'NewExpression:exit'(node) {
        if (promises.at(-1) === node) promises.pop();
      },
      CallExpression(node) {
        if (node.callee.property?.name === 'waitForTimeout') context.report({ node, messageId: 'browser' });
        if (promises.length > 0 && isTimer(node) && node.arguments[0]?.type === 'Identifier')
          context.report({ node, messageId: 'timer' });
      },
      ImportDeclaration(node) {
        if (/^(?:node:)?timers\/promises$/.test(node.source.value))
          context.report({ node, messageId: 'module' });
      },
    };
  },
};
