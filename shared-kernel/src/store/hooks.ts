import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch } from 'redux';
import type { ChambaStore, RootState } from './types.ts';

/**
 * The store's dispatch.
 * @example
 * const dispatch = useAppDispatch();
 * <Button onClick={() => dispatch(searchSaved({ id }))}>Guardar búsqueda</Button>
 */
export const useAppDispatch: () => Dispatch = useDispatch.withTypes<Dispatch>();

/**
 * Reads the store through a selector.
 * @example const { siteName } = useAppSelector(selectConfig);
 */
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * The store itself; only for code that injects or waits for loads.
 * @example
 * const store = useChambaStore();
 * useEffect(() => store.inject({ owner: 'mfe-hello', slices: [helloSlice] }), [store]);
 */
export const useChambaStore = useStore as unknown as () => ChambaStore;
