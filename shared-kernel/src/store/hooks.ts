import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch } from 'redux';
import type { ChambaStore, RootState } from './types.ts';

/** The store's dispatch. */
export const useAppDispatch: () => Dispatch = useDispatch.withTypes<Dispatch>();

/** Reads the store through a selector. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** The store itself; only for code that injects or waits for loads. */
export const useChambaStore = useStore as unknown as () => ChambaStore;
