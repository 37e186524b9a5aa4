import { useEffect, useRef, type RefObject } from 'react';
import { useAppDispatch } from '@chamba/kernel/store';
import { controlValues } from '../forms/control-values.ts';
import { keywordTyped, placeTyped } from './search-bar.slice.ts';

/**
 * Takes over what was typed into the boxes before they were hydrated: no event reports it, and the next change of the
 * state would empty them.
 * @param keyword what its box was rendered with.
 * @param place what its box was rendered with.
 */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  keyword: string,
  place: string,
): void {
  const dispatch = useAppDispatch();
  const rendered = useRef({ keyword, place });
  useEffect(() => {
    const { q = '', l = '' } = controlValues(form.current);
    if (q !== rendered.current.keyword) dispatch(keywordTyped(q));
    if (l !== rendered.current.place) dispatch(placeTyped(l));
  }, [dispatch, form]);
}
