import { useLayoutEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Combobox } from '@chamba/kernel/ui/combobox';
import { MapPinIcon, SearchIcon } from '@chamba/kernel/ui/icon';
import {
  keywordEntered,
  keywordPicked,
  keywordTyped,
  placePicked,
  placeTyped,
  placesWanted,
  selectSearchBar,
} from './search-bar.slice.ts';
import type { BoxProps } from './search-form.tsx';
import { keywordGroups, placeGroups, type SuggestionItem } from './suggestions.tsx';

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

/** The keyword box with its suggestions. */
export function KeywordBox({ showLabel, list, frame = 'bare', takesFocus, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const { keyword, placeText, keywords, recents } = useAppSelector(selectSearchBar);
  const input = useTakenFocus(takesFocus);
  function choose(item: SuggestionItem) {
    dispatch(keywordPicked(item.keyword ?? item.text));
    if (item.place && placeText.trim() === '') dispatch(placePicked(item.place));
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
      onFocus={() => dispatch(keywordEntered())}
      onInput={(text) => dispatch(keywordTyped(text))}
      onSelect={choose}
    />
  );
}

/** The place box with its grouped suggestions. */
export function PlaceBox({ showLabel, list, frame = 'bare', takesFocus, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const { keyword, placeText, places, recents } = useAppSelector(selectSearchBar);
  const input = useTakenFocus(takesFocus);
  function choose(item: SuggestionItem) {
    if (item.place) dispatch(placePicked(item.place));
    if (item.keyword && keyword.trim() === '') dispatch(keywordPicked(item.keyword));
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
      groups={placeGroups(places?.items ?? null, recents, placeText)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && !places) dispatch(placesWanted());
      }}
      onInput={(text) => dispatch(placeTyped(text))}
      onSelect={choose}
    />
  );
}
