import * as z from 'zod/mini';

/** Says "a function" in a JSON Schema, which has no word for it. */
export const FUNCTION = { 'x-type': 'function' } as const;

/** Schema of a function that travels as a prop. */
export function callback<Type>(): z.ZodMiniCustom<Type, Type> {
  return z.custom<Type>((value) => typeof value === 'function').register(z.globalRegistry, FUNCTION);
}
