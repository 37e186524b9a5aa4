/** Start of the behavioural test, where its result is shown too. */
export const START = '/curriculo/test-conductual';
