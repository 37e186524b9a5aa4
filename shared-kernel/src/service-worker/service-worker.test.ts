import {
  parseDocumentParts,
  parseKeepRule,
  readWorkerData,
  serializeDocumentParts,
  serializeKeepRule,
  writeWorkerData,
} from './index.ts';

test('a rule for keeping a page is read as it was written', () => {
  const rule = { kind: 'mfe-search/company-letter', keep: 20 };
  expect(parseKeepRule(serializeKeepRule(rule))).toEqual(rule);
});

test.each([null, '', 'mfe-search/results', 'mfe-search/results;0', 'mfe-search/results;-1', 'a b;2'])(
  'the rule %p keeps nothing',
  (header) => {
    expect(parseKeepRule(header)).toBeNull();
  },
);

test('the parts of a document are read as they were written', () => {
  const parts = { rootAttributes: 21, contentStart: 90, contentEnd: 90, bootStart: 180, bootEnd: 400 };
  expect(parseDocumentParts(serializeDocumentParts(parts))).toEqual(parts);
});

test.each([null, '', '1 2 3 4', '1 2 3 4 x', '9 2 3 4 5'])('the parts %p are invalid', (header) => {
  expect(parseDocumentParts(header)).toBeNull();
});

test('the data of a worker is what the script before it defines', () => {
  expect(readWorkerData()).toEqual({ keptOperations: { rest: [], paths: [] } });
  const data = { keptOperations: { rest: ['jobs/jobs'], paths: ['/api/job/:id'] } };
  new Function(writeWorkerData(data))();
  expect(readWorkerData()).toEqual(data);
});
