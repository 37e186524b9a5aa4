import * as z from 'zod/mini';
import { choiceInput, countInput, typedText } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'apiSearchACS/suggests' };

export const input = () =>
  z.object({
    query: z.object({ text: typedText(), count: countInput(50, 10), exact: choiceInput(false) }),
  });

export const policy: Policy = {
  summary: 'Titles for a text; well-known ones where none fits.',
  source: '2 §7, Search and offers',
  account: 'none',
  example: { query: { showjoboffers: true, q: 'cajero' } },
};
