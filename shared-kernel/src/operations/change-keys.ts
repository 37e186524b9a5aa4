/** Keys of the changes whose outcome is not known, by call. */
export type ChangeKeys = Map<string, { sent: string; key: string }>;

/**
 * `Idempotency-Key` of a change: the one of the last try, where the same was sent and no answer came; else a new one.
 * So that who taps 'Reintentar' after a broken connection does not do it twice.
 */
export function changeKey(keys: ChangeKeys, name: string, input: object): string {
  const sent = JSON.stringify(input);
  const last = keys.get(name);
  const key = last?.sent === sent ? last.key : crypto.getRandomValues(new Uint32Array(4)).join('-');
  keys.set(name, { sent, key });
  return key;
}
