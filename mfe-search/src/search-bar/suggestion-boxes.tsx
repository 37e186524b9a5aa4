import { useEffect, useLayoutEffect, useRef } from 'react';
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
import { keywordGroups, placeGroups, withNearMe, type SuggestionItem } from './suggestions.tsx';

type Props = BoxProps & {
  className?: string;
  list?: 'popover' | 'inline';
  frame?: 'bare' | 'box';
  /** The box mounts with the caret in it. */
  takesFocus?: boolean;
};

/** Gives the caret back: the plain input that had it went away when this box took its place. */
function useTakenFocus(takesFocus: boolean | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef(takesFocus);
  useLayoutEffect(() => {
    const element = input.current;
    if (!wanted.current || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return input;
}

/** Once, when letters were typed before anybody could suggest something for them. */
function useTypedBefore(wasTyped: boolean | undefined, suggest: () => void) {
  const first = useRef(wasTyped ? suggest : null);
  useEffect(() => {
    first.current?.();
    first.current = null;
  }, []);
}

/** The button that sends the form of an input; it may stand outside of the form. */
function sendButtonOf({ form }: HTMLInputElement): HTMLButtonElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

/** The keyword box with its suggestions. */
export function KeywordBox({ showLabel, list, frame = 'bare', takesFocus, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const { keyword, keywords, recents, error, shown } = useAppSelector(selectSearchBar);
  const input = useTakenFocus(takesFocus);
  const isTyped = keyword.trim() !== '' && keyword !== shown?.keyword;
  useTypedBefore(takesFocus && isTyped, () => dispatch(keywordTyped(keyword)));
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
      groups={keywordGroups(keywords?.items ?? null, recents, keyword)}
      aria-invalid={error === 'empty' || undefined}
      onFocus={() => dispatch(boxEntered())}
      onInput={(text) => dispatch(keywordTyped(text))}
      onSelect={choose}
    />
  );
}

/** The place box with its grouped suggestions. */
export function PlaceBox({ showLabel, list, frame = 'bare', takesFocus, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const { placeText, places, place, nearMe, recents, error } = useAppSelector(selectSearchBar);
  const input = useTakenFocus(takesFocus);
  useTypedBefore(takesFocus && placeText !== '' && !place, () => dispatch(placesWanted()));
  const asked = useRef(false);
  // A list over the page would lie over why the search was not sent, and over the way out.
  const isCovering = error !== null && list !== 'inline';
  const groups = placeGroups(places?.items ?? null, recents, placeText);
  useEffect(() => {
    if (nearMe === 'locating' || !asked.current) return;
    asked.current = false;
    // The place is there: on to the button, unless the person has gone elsewhere.
    const box = input.current;
    if (nearMe === null && place && box && document.activeElement === box) sendButtonOf(box)?.focus();
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
      groups={isCovering ? [] : canLocate() ? withNearMe(groups, placeText) : groups}
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
