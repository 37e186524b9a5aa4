import { useEffect } from 'react';
import { formatDate } from '@chamba/kernel/format';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import resume from '../resume/resume.module.css';
import { START } from './start.ts';
import { selectPdaSummary, summaryRequested } from './summary.slice.ts';

/** The behavioural test on the page of a résumé: its result in short, for its owner alone. */
export function PdaSummary() {
  const dispatch = useAppDispatch();
  const { status, result } = useAppSelector(selectPdaSummary);
  useEffect(() => {
    dispatch(summaryRequested());
  }, [dispatch]);
  return (
    <Card as="section" pad="l" id="pda" aria-labelledby="pda-title" className={resume.section}>
      <div className={resume.head}>
        <h2 id="pda-title" className="d3">
          Prueba conductual
        </h2>
      </div>
      {result?.valid ? (
        <>
          <p className="b">{result.profile}</p>
          <p className={`muted ${resume.text}`}>{result.description}</p>
          <p className="s14 muted">Realizada el {formatDate(result.date)} · Solo tú la ves</p>
        </>
      ) : (
        <p className="muted">
          {result
            ? 'Tu último resultado no es válido. Puedes repetirla cuando quieras.'
            : 'Conoce cómo te describes en cuatro rasgos. El resultado es solo para ti: las empresas no lo ven.'}
        </p>
      )}
      <LinkButton variant="soft" href={START} className={resume.action}>
        {result?.valid
          ? 'Ver mi resultado'
          : result
            ? 'Repetir prueba'
            : status === 'known'
              ? 'Hacer la prueba'
              : 'Ir a la prueba'}
      </LinkButton>
    </Card>
  );
}
