import type { Settings } from '../settings.ts';
import type { VariableReader } from './variables.ts';

/** The language model of the site; null without `AI_URL`. */
export function readAi(read: VariableReader): Settings['ai'] {
  const url = read.address('AI_URL');
  if (url === '') return null;
  const model = read.text('AI_MODEL', '');
  if (model === '') read.fault('AI_URL needs AI_MODEL, the name of the model');
  const key = read.text('AI_KEY', '') || undefined;
  return { url, model, key, name: read.text('AI_NAME', '') || undefined };
}
