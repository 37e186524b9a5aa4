import { applicationChanged, applyReducer, type ApplyState } from './apply.slice.ts';
import { CAUSES, PAGE_STATES, TRANSITIONS, type Cause, type PageState } from './application-machine.ts';

const offer = {
  jobid: '9',
  title: '',
  companyname: '',
  location: '',
  url: '/empleo/oferta/9',
  external: false,
};

const step = (state: ApplyState, cause: Cause): ApplyState =>
  applyReducer(state, applicationChanged({ jobid: '9', cause, at: 1, offer }));
const getStatus = (state: ApplyState): PageState => state.byJob['9']?.status ?? 'ready';

/** A page in each state, found by walking from the start. */
function reachAll(): Map<PageState, ApplyState> {
  const reached = new Map<PageState, ApplyState>([['ready', { byJob: {} }]]);
  for (const [, state] of reached)
    for (const cause of CAUSES) {
      const next = step(state, cause);
      if (!reached.has(getStatus(next))) reached.set(getStatus(next), next);
    }
  return reached;
}

const reached = reachAll();

test('every state can be reached', () => {
  expect([...reached.keys()].sort()).toEqual([...PAGE_STATES].sort());
});

test.each(PAGE_STATES.flatMap((state) => CAUSES.map((cause) => [state, cause] as const)))(
  '%s: %s leads where the table says, or nowhere',
  (status, cause) => {
    const before = reached.get(status) ?? { byJob: {} };
    const after = step(before, cause);
    const wanted = TRANSITIONS[status][cause];
    expect(getStatus(after)).toBe(wanted ?? status);
    if (!wanted) expect(after).toBe(before);
  },
);

test('what the service has taken in is shown as less only where the recipient refused it or the candidate took it back', () => {
  expect(TRANSITIONS.applied).toEqual({ failed: 'undelivered', withdrawn: 'ready', closed: 'withdrawn' });
});
