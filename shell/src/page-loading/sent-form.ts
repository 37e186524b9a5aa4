import type { FormFields, Page, PageContext } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { takeEvery } from '@chamba/kernel/store';
import type { PageHost } from './page-host.ts';

/** The page of a form that was sent does not say what it asks for. */
class FormWithoutSubmitError extends Error {
  override name = 'FormWithoutSubmitError';
}

/** An address as a header may hold it: a path to come back to has letters that a header must not have. */
function headerSafe(to: string): string {
  const base = 'http://site.invalid';
  if (!URL.canParse(to, base)) return '/';
  const url = new URL(to, base);
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

/**
 * For the server: carries out a form that was sent without scripts, by the sagas that answer it in the browser. What
 * they navigate to is where the form leads.
 * @returns how a page's form is carried out: the address it leads to, or null for the page itself.
 */
export function sentForm(host: PageHost, fields: FormFields) {
  let target: string | null = null;
  const { store } = host;
  store.inject({
    owner: 'shell',
    sagas: [
      {
        name: 'navigate',
        *saga() {
          yield takeEvery(navigate.type, ({ payload }: ReturnType<typeof navigate>) => {
            target = headerSafe(payload.to);
          });
        },
        life: 'session',
      },
    ],
  });
  return async (page: Page, context: PageContext): Promise<string | null> => {
    if (!page.submit) throw new FormWithoutSubmitError(`${context.pathname} has a form and no submit()`);
    const actions = [...page.submit(fields, context, store.getState())];
    const last = actions.pop();
    for (const action of actions) store.dispatch(action);
    if (last) await store.load(last);
    return target;
  };
}
