import type { FormEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { MapPinIcon, SearchIcon } from '@chamba/kernel/ui/icon';
import { keywordTyped, placeTyped, selectSearchBar, submitted } from './search-bar.slice.ts';
import { SubmitErrorMessage } from './submit-error.tsx';
import type { useAssist } from './use-assist.ts';
import { useEarlyTyping } from './use-early-typing.ts';
import { useErrorFocus } from './use-error-focus.ts';
import { useUnsentSearch } from './use-unsent-search.ts';
import styles from './search-form.module.css';

export type BoxProps = {
  id: string;
  label: string;
  placeholder: string;
  /** Draws the label; otherwise it is for screen readers only. */
  showLabel: boolean;
};

/** Names, placeholders and labels of the two boxes. */
export const KEYWORD_BOX = { label: '¿Qué?', placeholder: 'Puesto, área laboral o empresa' };
export const PLACE_BOX = { label: '¿Dónde?', placeholder: 'Colonia, Ciudad o Estado' };

type Props = ReturnType<typeof useAssist> & {
  /** Prefix of the ids, unique on the page. */
  id: string;
  /** `hero` is the large bar of the home page; `stack` puts the boxes one under the other. */
  variant: 'bar' | 'hero' | 'stack';
};

/**
 * The two boxes and their button. A plain form to `/buscar` until it is used: then suggestions come,
 * and a submit follows the rules without leaving the page.
 */
export function SearchForm({ id, variant, assist, preload, wake }: Props) {
  const dispatch = useAppDispatch();
  const { keyword, placeText, error, resolving } = useAppSelector(selectSearchBar);
  const form = useErrorFocus(error);
  useEarlyTyping(form, keyword, placeText);
  useUnsentSearch();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    // Without the rules the server still answers the form.
    wake().then(
      () => dispatch(submitted()),
      () => target.submit(),
    );
  }

  const showLabel = variant !== 'bar';
  const messages = variant === 'bar' ? styles.floating : styles.below;
  const keywordId = `${id}-q`;
  const placeId = `${id}-l`;
  return (
    <div className={styles.host}>
      <form
        ref={form}
        role="search"
        className={`${styles.form} ${styles[variant]}`}
        action="/buscar"
        method="get"
        onSubmit={handleSubmit}
        onPointerDown={preload}
        onFocus={() => void wake().catch(() => undefined)}
      >
        {assist ? (
          <assist.KeywordBox id={keywordId} className={styles.field} showLabel={showLabel} {...KEYWORD_BOX} />
        ) : (
          <div className={styles.field}>
            <label htmlFor={keywordId} className={showLabel ? undefined : 'vh'}>
              {KEYWORD_BOX.label}
            </label>
            <div className={styles.control}>
              <SearchIcon />
              <input
                id={keywordId}
                name="q"
                type="text"
                value={keyword}
                placeholder={KEYWORD_BOX.placeholder}
                aria-invalid={error === 'empty' || undefined}
                onChange={(event) => dispatch(keywordTyped(event.target.value))}
                autoComplete="off"
                enterKeyHint="search"
              />
            </div>
          </div>
        )}
        <i className={styles.rule} />
        {assist ? (
          <assist.PlaceBox id={placeId} className={styles.field} showLabel={showLabel} {...PLACE_BOX} />
        ) : (
          <div className={styles.field}>
            <label htmlFor={placeId} className={showLabel ? undefined : 'vh'}>
              {PLACE_BOX.label}
            </label>
            <div className={styles.control}>
              <MapPinIcon />
              <input
                id={placeId}
                name="l"
                type="text"
                value={placeText}
                placeholder={PLACE_BOX.placeholder}
                aria-invalid={error !== null || undefined}
                onChange={(event) => dispatch(placeTyped(event.target.value))}
                autoComplete="off"
                enterKeyHint="search"
              />
            </div>
          </div>
        )}
        <Button
          type="submit"
          busy={resolving}
          busyLabel="Buscando..."
          className={styles.submit}
          variant={variant === 'bar' ? 'primary' : 'accent'}
          size={variant === 'bar' ? 'md' : 'lg'}
          icon={<SearchIcon />}
        >
          Buscar empleo
        </Button>
      </form>
      <SubmitErrorMessage className={messages} />
      {assist ? <assist.NearMeStatus className={messages} /> : null}
    </div>
  );
}
