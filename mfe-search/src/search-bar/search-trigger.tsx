import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { searchSummary } from '@chamba/kernel/format';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { dialogOpened, selectSearchBar } from './search-bar.slice.ts';
import { KEYWORD_BOX } from './search-form.tsx';
import type { useAssist } from './use-assist.ts';
import styles from './search-trigger.module.css';

type Props = ReturnType<typeof useAssist> & { variant: 'bar' | 'hero' | 'box' };

/**
 * What a phone shows instead of the boxes: it opens the full-screen search. Without JavaScript it is a link to the
 * home page with the form open.
 */
export function SearchTrigger({ variant, assist, preload, wake }: Props) {
  const dispatch = useAppDispatch();
  const { keyword, placeText } = useAppSelector(selectSearchBar);
  const query = new URLSearchParams({
    buscar: '1',
    ...(keyword && { q: keyword }),
    ...(placeText && { l: placeText }),
  });
  const summary = searchSummary({ keyword, place: placeText });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) open(event);
  }
  function handleKey(event: KeyboardEvent<HTMLAnchorElement>) {
    // Said to be a button, it is pressed as one.
    if (event.key === ' ') open(event);
  }
  function open(event: SyntheticEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const { href } = event.currentTarget;
    wake().then(
      () => dispatch(dialogOpened()),
      () => window.location.assign(href),
    );
  }
  const isHero = variant === 'hero';
  // The bar shows the search that was made; the others begin one.
  const isBar = variant === 'bar';
  return (
    <>
      <a
        className={styles[variant]}
        href={`/?${query}`}
        role="button"
        aria-label={isBar ? `Cambiar búsqueda: ${summary}` : `¿Qué y dónde? ${KEYWORD_BOX.placeholder}`}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        {isHero ? null : <SearchIcon />}
        <span>{isBar ? summary : KEYWORD_BOX.placeholder}</span>
        {isHero ? (
          <b>
            <SearchIcon size={24} />
          </b>
        ) : null}
      </a>
      {assist ? <assist.SearchDialog short={variant === 'box'} /> : null}
    </>
  );
}
