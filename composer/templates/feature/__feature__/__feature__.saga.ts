import { toServiceErrorState } from '@chamba/kernel/errors';
import { put, request, takeLoad, type SagaDeclaration } from '@chamba/kernel/store';
import {
  __featureName__Failed,
  __featureName__Loaded,
  __featureName__Requested,
} from './__feature__.slice.ts';

function* load(): Generator {
  try {
    const { items } = yield* request('seo.categories', {});
    yield put(
      __featureName__Loaded(
        items.map(({ id, description, url, count }) => ({ id, name: description, url, offers: count })),
      ),
    );
  } catch (thrown) {
    yield put(__featureName__Failed(toServiceErrorState(thrown, 'load-__feature__')));
  }
}

/** Answers what the page asks for; the same on the server and in the browser. */
export const __featureName__Saga: SagaDeclaration = {
  name: '__feature__',
  life: 'page',
  saga: function* () {
    yield takeLoad(__featureName__Requested.type, load);
  },
};
