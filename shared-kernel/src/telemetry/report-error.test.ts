import { reportError, reportOnce, setReportSink } from './index.ts';

test('a failure is written on the console and handed to the sink, whose own failure is contained', () => {
  const lines = jest.spyOn(console, 'error').mockImplementation(() => {});
  const report = { unit: 'mfe-cv', version: '1.0.0', kind: 'load', error: new Error('x') };
  const seen: unknown[] = [];
  setReportSink((given) => {
    seen.push(given);
    throw new Error('sink');
  });
  expect(() => reportError(report)).not.toThrow();
  setReportSink(null);
  expect(seen).toEqual([report]);
  expect(lines).toHaveBeenCalledWith(
    expect.stringContaining('unit=mfe-cv version=1.0.0 kind=load'),
    report.error,
  );
});

test('a failure that is passed on is not reported twice', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const kinds: string[] = [];
  setReportSink(({ kind }) => kinds.push(kind));
  const error = new Error('x');
  reportError({ unit: 'mfe-cv', kind: 'saga', error });
  reportOnce({ unit: 'mfe-cv', kind: 'load', error });
  reportOnce({ unit: 'mfe-cv', kind: 'load', error: new Error('x') });
  setReportSink(null);
  expect(kinds).toEqual(['saga', 'load']);
});
