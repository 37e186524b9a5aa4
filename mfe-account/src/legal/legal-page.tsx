import { Fragment, type ReactNode } from 'react';
import type { LegalNode } from '@chamba/kernel/legal';
import { definePage, type Page, type PageTexts, type RobotsRule } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { legalSaga } from './legal.saga.ts';
import { documentRequested, legalSlice, selectLegal, type LegalKey } from './legal.slice.ts';
import { hasHeading } from './read-nodes.ts';
import styles from './legal.module.css';

function draw(node: LegalNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const { tag: Tag, href, children } = node;
  if (Tag === 'hr' || Tag === 'br') return <Tag key={key} />;
  if (Tag === 'a') {
    return (
      <a key={key} className="link" href={href}>
        {children.map(draw)}
      </a>
    );
  }
  return <Tag key={key}>{children.map(draw)}</Tag>;
}

const PRIVACY: PageTexts = {
  title: 'Aviso de privacidad',
  description: 'Consulta el aviso de privacidad de {SITE}.',
};

const TERMS: PageTexts = {
  title: 'Términos y condiciones',
  description: 'Consulta los términos y condiciones de uso de {SITE}.',
};

/**
 * The page of one legal document, rendered on the server.
 * @param robots `index` for the version that is in force at the address of old, else `unlisted`.
 */
export function legalPage(key: LegalKey, robots: RobotsRule): Page {
  const texts = key.startsWith('privacy') ? PRIVACY : TERMS;
  const { title } = texts;

  function LegalPage() {
    const dispatch = useAppDispatch();
    const { status, nodes } = useAppSelector(selectLegal);
    return (
      <div className={`wrap ${styles.page}`}>
        {status === 'ready' ? (
          <article className={styles.prose}>
            {!hasHeading(nodes) && <h1 tabIndex={-1}>{title}</h1>}
            {nodes.map(draw)}
          </article>
        ) : (
          <>
            <h1 tabIndex={-1}>{title}</h1>
            {status === 'failed' ? (
              <ErrorState onRetry={() => dispatch(documentRequested(key))} />
            ) : (
              <SkeletonGroup label="Cargando documento">
                <div className="stack g12">
                  <Skeleton height={16} />
                  <Skeleton height={16} width="92%" />
                  <Skeleton height={16} width="84%" />
                </div>
              </SkeletonGroup>
            )}
          </>
        )}
      </div>
    );
  }

  return definePage({
    Component: LegalPage,
    slices: [legalSlice],
    sagas: [legalSaga],
    load: () => documentRequested(key),
    texts,
    robots,
    status: (state) => (selectLegal(state).status === 'failed' ? 503 : 200),
  });
}
