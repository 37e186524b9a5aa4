import { remoteModule } from '../testing/fixtures.tsx';
import { withFault } from './index.ts';

const loaded = remoteModule({ routes: [] });
const load = () => Promise.resolve(loaded);

test('a unit does not load until the page is used; the others are as they were', async () => {
  const faulty = withFault(load, { unit: 'mfe-x', kind: 'load' });
  await expect(faulty('mfe-x')).rejects.toThrow('on purpose');
  await expect(faulty('mfe-y')).resolves.toBe(loaded);
  document.body.click();
  await expect(faulty('mfe-x')).resolves.toBe(loaded);
});

test('a unit that hangs on the server loads here', async () => {
  await expect(withFault(load, { unit: 'mfe-x', kind: 'hang' })('mfe-x')).resolves.toBe(loaded);
});
