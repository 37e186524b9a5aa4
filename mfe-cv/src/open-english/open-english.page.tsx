import { useEffect, useState } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { Field } from '@chamba/kernel/ui/field';
import { CircleAlertIcon, CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { englishSaga } from './english.saga.ts';
import { englishReducer, scoreSent, selectEnglish, tokenAsked } from './english.slice.ts';
import styles from './open-english.module.css';

/** Where the test of English hands its score back: what the address holds is saved, and what became of it is said. */
function OpenEnglishPage({ context: { params } }: PageProps) {
  const dispatch = useAppDispatch();
  const { englishTest } = useAppSelector(selectConfig);
  const { status, message } = useAppSelector(selectEnglish);
  const { token, score = '' } = params;
  const sends = englishTest !== undefined && token !== undefined;
  useEffect(() => {
    if (sends) dispatch(scoreSent({ token, score }));
  }, [dispatch, sends, token, score]);
  return (
    <div className={`wrap ${styles.page}`}>
      <Card as="section" pad="l" className="stack" aria-busy={status === 'busy'}>
        <h1>Prueba de inglés</h1>
        {englishTest === undefined ? (
          <p className="muted">La prueba de inglés no está disponible en este sitio.</p>
        ) : token === undefined ? (
          <p className="muted">
            Cuando termines tu prueba volverás a esta página y guardaremos tu resultado en tu currículum.
          </p>
        ) : status === 'saved' || status === 'failed' ? null : (
          <p role="status">Guardando tu resultado…</p>
        )}
        {message === '' ? null : status === 'saved' ? (
          <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
            {message}
          </Banner>
        ) : (
          <Banner tone="danger" rounded role="alert" icon={<CircleAlertIcon />}>
            {message}
          </Banner>
        )}
        {sends && status === 'failed' && message.startsWith('ERROR') ? (
          <Button className={styles.action} onClick={() => dispatch(scoreSent({ token, score }))}>
            Reintentar
          </Button>
        ) : null}
        {englishTest?.debug ? <DebugTools /> : null}
        <LinkButton variant="line" href="/curriculo#certificaciones" className={styles.action}>
          Ir a mi CV
        </LinkButton>
      </Card>
    </div>
  );
}

/** What stands for the test itself while the site is developed. */
function DebugTools() {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const { status, token } = useAppSelector(selectEnglish);
  const [score, setScore] = useState('80');
  const disabled = !works || status === 'busy';
  return (
    <fieldset className={styles.tools}>
      <legend className="b">Solo en desarrollo</legend>
      <Button variant="soft" disabled={disabled} onClick={() => dispatch(tokenAsked())}>
        Crear token
      </Button>
      {token === '' ? null : <Field id="open-english-token" label="Token" value={token} readOnly />}
      <Field
        id="open-english-score"
        label="Resultado (0 a 100)"
        inputMode="numeric"
        value={score}
        onValue={setScore}
      />
      <Button
        variant="soft"
        disabled={disabled || token === ''}
        onClick={() => dispatch(scoreSent({ token, score }))}
      >
        Enviar token
      </Button>
    </fieldset>
  );
}

export default definePage({
  Component: OpenEnglishPage,
  slices: [{ name: 'openEnglish', reducer: englishReducer, life: 'page' }],
  sagas: [{ name: 'open-english', saga: englishSaga, life: 'page' }],
  texts: {
    title: 'Prueba de inglés',
    description: 'Guarda el resultado de tu prueba de inglés en tu currículum.',
  },
  robots: 'hidden',
});
