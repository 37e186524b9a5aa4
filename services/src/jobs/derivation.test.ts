import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNouns } from './derivation.ts';

test('the name of a trade leads to the nouns that it may come from', () => {
  assert.ok(listNouns('perifoneador').includes('perifoneo'));
  assert.ok(listNouns('globero').includes('globos'));
  // Three letters are a stem of too much.
  assert.deepEqual(listNouns('mesero'), []);
  assert.deepEqual(listNouns('guardia'), []);
});
