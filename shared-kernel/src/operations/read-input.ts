import { safeParse } from 'zod/mini';
import type { output, ZodMiniType } from 'zod/mini';
import type { Operation, Received } from './operation.ts';
import { operations } from './list.ts';
import type { OperationFiles } from './policies.ts';

/** Name of an operation, e.g. `jobs.search`. */
export type OperationName = keyof OperationFiles;

/** Name of an operation that says what arrives with it. */
export type ReadOperationName = {
  [Name in OperationName]: OperationFiles[Name] extends { input: () => ZodMiniType } ? Name : never;
}[OperationName];

/** What a service gets of a call of the operation: the parsed fields that its input schema names. */
export type InputOf<Name extends ReadOperationName> = OperationFiles[Name] extends {
  input: () => infer Schema extends ZodMiniType;
}
  ? output<Schema>
  : never;

/** Named fields of a successful answer; any where the operation declares none. */
export type OutputOf<Name extends OperationName> = OperationFiles[Name]['call'] extends {
  answer: () => ZodMiniType<infer Fields extends object>;
}
  ? Fields
  : object;

/** An operation as its service reads calls of it. */
export type ReadOperation<Name extends ReadOperationName> = {
  operation: Operation;
  /** The input of a call; null where it does not fit. */
  read: (received: Received) => { input: InputOf<Name> } | null;
};

/**
 * An operation by name, with the way to read its input.
 * @example
 * const { read } = readOperation('pay.net');
 * read({ path: {}, query: { amount: '12000' }, instance: '', payload: {} })?.input.query.amount; // 12000
 */
export function readOperation<Name extends ReadOperationName>(name: Name): ReadOperation<Name> {
  const operation = operations.find((other) => other.name === name);
  if (!operation?.input) throw new Error(`${name} has no input schema`);
  const schema = operation.input();
  return {
    operation,
    read: (received) => {
      const parsed = safeParse(schema, received);
      // The list holds every file under its name, so this is the output of the schema that the type is read from.
      return parsed.success ? { input: parsed.data as InputOf<Name> } : null;
    },
  };
}
