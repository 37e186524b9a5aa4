/** Handlers of operations: typed by the operation's file in the kernel, and called with parsed input. */
import { readOperation } from '@chamba/kernel/operations';
import type { InputOf, Operation, OutputOf, ReadOperationName } from '@chamba/kernel/operations';
import type { EventsAnswer, ServiceCall, StatusAnswer } from './call.ts';
import { badRequest, Fault } from './fault.ts';

/** Who makes a call, as far as it says. */
export type Caller = Pick<ServiceCall, 'token' | 'bearer' | 'visitor' | 'agent' | 'takesEvents' | 'upload'>;

/** Answers one operation. */
export type Handler = {
  operation: Operation;
  /** @throws Fault a refusal, such as of input that does not fit. */
  answer: (call: ServiceCall) => Promise<object>;
};

type Answered<Name extends ReadOperationName> = Promise<
  OutputOf<Name> | StatusAnswer | EventsAnswer<OutputOf<Name>>
>;

/**
 * Handlers of operations that let a caller in before they read what was sent: who may not call learns that first.
 * @param admit identifies the caller. What it answers goes to the handler, beside the caller. @throws Fault
 * @example
 * const ownHandler = handlerFor(({ token }) => requireSession(store, token, now()));
 * ownHandler('apply.list', ({ query }, { account }) => listApplications(store, account.id, query));
 */
export const handlerFor =
  <Known extends object>(admit: (call: ServiceCall) => Promise<Known>) =>
  <Name extends ReadOperationName>(
    name: Name,
    handle: (input: InputOf<Name>, caller: Caller & Known) => Answered<Name>,
  ): Handler => {
    const { operation, read } = readOperation(name);
    return {
      operation,
      answer: async (call) => {
        const known = await admit(call);
        const { path, params: query, instance, payload, token, bearer, visitor, agent, upload } = call;
        const { takesEvents } = call;
        const received = read({ path, query, instance, payload: payload ?? {} });
        if (!received) throw operation.refusal ? new Fault(operation.refusal) : badRequest();
        const caller = { token, bearer, visitor, agent, takesEvents, ...(upload && { upload }) };
        return handle(received.input, { ...caller, ...known });
      },
    };
  };

/**
 * The handler of an operation.
 * @param name its name, by which input and answer are typed.
 * @param handle called with parsed input; what does not fit is refused with the operation's code before.
 * @example
 * handler('lookup.states', async () => ({ states: await readStates(store) }));
 */
export const handler = handlerFor(async () => ({}));

/** The same handler, whose refusals are changed on their way. */
export const refusingWith = ({ operation, answer }: Handler, change: (fault: Fault) => Fault): Handler => ({
  operation,
  answer: (call) =>
    answer(call).catch((error: unknown) => {
      throw error instanceof Fault ? change(error) : error;
    }),
});
