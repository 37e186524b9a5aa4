import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { breakingFor, withAnswer } from './findings.ts';

describe('a finding that a team may mean', () => {
  const finding = breakingFor('mfe-search')('journey', 'mfe-apply/somebody-applies', 'It stops.', 'Mend it.');

  it('says how it is accepted', () => {
    assert.deepEqual(withAnswer(finding, ['journey:mfe-apply/somebody-withdraws']), {
      ...finding,
      remedy: 'Mend it. If it is meant: --accept journey:mfe-apply/somebody-applies',
    });
  });

  it('holds nothing up once it is accepted by name', () => {
    const accepted = withAnswer(finding, ['journey:mfe-apply/somebody-applies']);
    assert.deepEqual([accepted.level, accepted.message], ['warning', 'It stops. (accepted)']);
  });
});
