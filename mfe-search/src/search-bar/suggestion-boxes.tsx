import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Combobox } from '@chamba/kernel/ui/combobox';
import { MapPinIcon, SearchIcon } from '@chamba/kernel/ui/icon';
import { canLocate } from './near-me.ts';
import {
  boxEntered,
  keywordPicked,
  keywordTyped,
  nearMeRequested,
  placePicked,
  placeTyped,
  placesWanted,
  searchPicked,
  selectSearchBar,
} from './search-bar.slice.ts';
import type { BoxProps } from './search-form.tsx';
import { submitErrorText } from './submit-rules.ts';
import { keywordGroups, placeGroups, withNearMe, type SuggestionItem } from './suggestions.tsx';
import type { SubmitError } from './types.ts';

type Props = BoxProps & {
  className?: string;
  list?: 'popover' | 'inline';
  frame?: 'bare' | 'box';
  /** Cuts every list to a few rows. */
  short?: boolean;
};

/** What is selected in the plain input of an id while it has the focus. */
function selectBox(id: string) {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || input.id !== id) return null;
  const end = input.value.length;
  return [input.selectionStart ?? end, input.selectionEnd ?? end] as const;
}

/** Gives caret and selection back, when the plain input that has them goes away because this box takes its place. */
function useTakenFocus(id: string) {
  const input = useRef<HTMLInputElement>(null);
  // Read while this box is first drawn: the other input, of the same id, is still on the page.
  const [selection] = useState(() => selectBox(id));
  useLayoutEffect(() => {
    const element = input.current;
    if (!selection || !element) return;
    element.focus();
    element.setSelectionRange(...selection);
  }, [selection]);
  return { input, isTaken: selection !== null };
}

/** Once, if letters were typed before suggestions were available. */
function useTypedBefore(wasTyped: boolean, suggest: () => void) {
  const first = useRef(wasTyped ? suggest : null);
  useEffect(() => {
    first.current?.();
    first.current = null;
  }, []);
}

/** The button that sends the form of an input; it may stand outside of the form. */
function findSubmitButton({ form }: HTMLInputElement): HTMLButtonElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

/** Whether a list over the page would lie over why the search was not sent, and over the way out. */
const coversError = (error: SubmitError | null, list: Props['list']): boolean =>
  error !== null && error !== 'placeNotChosen' && list !== 'inline';

/** The keyword box with its suggestions. */
export function KeywordBox({ showLabel, list, frame = 'bare', short = false, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const { keyword, keywords, recents, error, shown } = useAppSelector(selectSearchBar);
  const { input, isTaken } = useTakenFocus(rest.id);
  const isTyped = keyword.trim() !== '' && keyword !== shown?.keyword;
  const groups = keywordGroups(keywords?.items ?? null, recents, keyword, short);
  useTypedBefore(isTaken && isTyped, () => dispatch(keywordTyped(keyword)));
  function choose({ url, keyword: picked, text }: SuggestionItem) {
    dispatch(url ? searchPicked(url) : keywordPicked(picked ?? text));
  }
  return (
    <Combobox
      {...rest}
      ref={input}
      name="q"
      hideLabel={!showLabel}
      frame={frame}
      list={list}
      listLabel="Palabras clave"
      icon={<SearchIcon />}
      value={keyword}
      groups={coversError(error, list) ? [] : groups}
      aria-invalid={error === 'empty' || undefined}
      onFocus={() => dispatch(boxEntered())}
      onInput={(text) => dispatch(keywordTyped(text))}
      onSelect={choose}
    />
  );
}

/** The place box with its grouped suggestions. */
export function PlaceBox({ showLabel, list, frame = 'bare', short = false, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const { placeText, places, place, nearMe, recents, error, resolving } = useAppSelector(selectSearchBar);
  const { input, isTaken } = useTakenFocus(rest.id);
  useTypedBefore(isTaken && placeText !== '' && !place, () => dispatch(placesWanted()));
  const asked = useRef(false);
  const groups = placeGroups(places?.items ?? null, recents, placeText, short);
  useEffect(() => {
    if (nearMe === 'locating' || !asked.current) return;
    asked.current = false;
    // The place is there: on to the button, unless the person has gone elsewhere.
    const box = input.current;
    if (nearMe === null && place && box && document.activeElement === box) findSubmitButton(box)?.focus();
  }, [input, nearMe, place]);
  function choose(item: SuggestionItem) {
    if (item.isNearMe) {
      asked.current = true;
      dispatch(nearMeRequested());
    }
    if (item.url) dispatch(searchPicked(item.url));
    if (item.place) dispatch(placePicked(item.place));
  }
  return (
    <Combobox
      {...rest}
      ref={input}
      name="l"
      hideLabel={!showLabel}
      frame={frame}
      list={list}
      listLabel="Ubicaciones"
      icon={<MapPinIcon />}
      value={placeText}
      groups={
        resolving || coversError(error, list) ? [] : canLocate() ? withNearMe(groups, placeText) : groups
      }
      note={
        error === 'placeNotChosen' && list !== 'inline' ? submitErrorText(error, placeText, false) : undefined
      }
      aria-invalid={error !== null || undefined}
      onFocus={() => dispatch(boxEntered())}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && !places) dispatch(placesWanted());
      }}
      onInput={(text) => dispatch(placeTyped(text))}
      onSelect={choose}
    />
  );
}
