import { APPLICATION_STATES, APPLICATION_TRANSITIONS, nextState } from './states.ts';
import type { ApplicationCause, ApplicationState, FormerState } from './states.ts';

/**
 * Every change of state, written down a second time by state: `from: cause>to …`. What is not here must not happen.
 * `former` stands for the state before the withdrawal.
 */
const ALLOWED: Readonly<Record<FormerState, string>> = {
  new: 'hold>waiting accept>accepted acceptSample>sample openSite>external',
  waiting: 'wait>waiting accept>accepted acceptSample>sample expire>expired withdraw>withdrawn',
  accepted:
    'deliver>sent giveUp>undelivered open>seen answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired withdraw>withdrawn',
  sent: 'open>seen answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired withdraw>withdrawn',
  undelivered:
    'deliver>sent resend>accepted open>seen answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired withdraw>withdrawn',
  seen: 'answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired withdraw>withdrawn',
  inProcess:
    'answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired withdraw>withdrawn',
  interview:
    'answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired withdraw>withdrawn',
  rejected: 'answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired',
  hired: 'answerInProcess>inProcess answerInterview>interview answerRejected>rejected answerHired>hired',
  withdrawn: 'hold>waiting accept>accepted acceptSample>sample restore>former',
  expired: 'hold>waiting accept>accepted acceptSample>sample',
  external: 'hold>waiting accept>accepted acceptSample>sample openSite>external',
  sample: 'withdraw>withdrawn',
};

const STATES: readonly FormerState[] = ['new', ...APPLICATION_STATES];
const CAUSES = Object.keys(APPLICATION_TRANSITIONS) as ApplicationCause[];

const expected = (from: FormerState, cause: ApplicationCause): string | null =>
  ALLOWED[from]
    .split(' ')
    .find((change) => change.startsWith(`${cause}>`))
    ?.split('>')[1] ?? null;

describe('the states of an application', () => {
  it.each(STATES.flatMap((from) => CAUSES.map((cause) => [from, cause] as const)))(
    '%s, %s',
    (from, cause) => {
      const to = expected(from, cause);
      for (const former of ['sent', 'waiting'] as const)
        expect(nextState(from, cause, former)).toBe(to === 'former' ? former : to);
    },
  );

  it('only a state that is known is restored', () => {
    expect(nextState('withdrawn', 'restore')).toBeNull();
  });

  it('every state can be reached', () => {
    const reached = new Set<FormerState>(['new']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const from of [...reached])
        for (const cause of CAUSES) {
          const to = nextState(from, cause);
          if (to) reached.add(to);
        }
    }
    expect([...reached].sort()).toEqual([...STATES].sort());
  });

  it('an application counts as sent only after it was accepted, and delivered or opened', () => {
    const unsent: ApplicationState[] = ['waiting', 'external', 'sample', 'expired', 'withdrawn'];
    for (const from of unsent)
      for (const cause of CAUSES.filter((name) => name !== 'restore'))
        expect(['sent', 'seen', 'undelivered']).not.toContain(nextState(from, cause));
  });
});
