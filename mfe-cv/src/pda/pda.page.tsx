import { formatDate } from '@chamba/kernel/format';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Card } from '@chamba/kernel/ui/card';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { ArrowLeftIcon, LockIcon, TriangleAlertIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Tag } from '@chamba/kernel/ui/tag';
import { Chart } from './chart.tsx';
import { Method } from './method.tsx';
import { pdaSagas, pdaSlices } from './pda.saga.ts';
import {
  canBegin,
  nextStep,
  pdaRequested,
  selectPda,
  stepPath,
  STEPS,
  type PdaState,
  type Result,
} from './pda.slice.ts';
import styles from './pda.module.css';

/** PDA-6 in words. */
const INVALID =
  'El resultado de tu prueba conductual no es válido. Vuelve a realizarla en un ambiente tranquilo.';

/** From here on a position is a tendency, as the service has it. */
const TENDENCY = 50;

function PdaPage(_props: PageProps) {
  const dispatch = useAppDispatch();
  const pda = useAppSelector(selectPda);
  const { status, result, error } = pda;
  return (
    <div className={`wrap ${styles.page}`}>
      <a className={`link ${styles.up}`} href="/curriculo#pda">
        <ArrowLeftIcon size={18} /> Mi CV
      </a>
      {status === 'failed' ? (
        <>
          <h1 className="vh">Prueba conductual</h1>
          <ErrorState title={error} onRetry={() => dispatch(pdaRequested())} />
        </>
      ) : status === 'loading' ? (
        <>
          <h1 className="vh">Prueba conductual</h1>
          <SkeletonGroup label="Cargando prueba">
            <Skeleton height={320} radius={16} />
          </SkeletonGroup>
        </>
      ) : result?.valid ? (
        <ResultView pda={pda} result={result} />
      ) : (
        <Start pda={pda} />
      )}
    </div>
  );
}

/** What the test is, and the way into it: from the beginning, where it was left, or again. */
function Start({ pda }: { pda: PdaState }) {
  const { draft, result } = pda;
  const step = nextStep(draft);
  const isBegun = step.number > 1;
  return (
    <div className={styles.columns}>
      <Card as="section" pad="l" className={styles.main}>
        <h1>Prueba conductual</h1>
        {result && !result.valid && !isBegun ? (
          <Banner tone="warn" rounded icon={<TriangleAlertIcon />}>
            {INVALID} {result.reason}
          </Banner>
        ) : null}
        <p className={styles.lead}>Responde en un lugar tranquilo y sin interrupciones.</p>
        <p className="muted">
          Eliges palabras en dos listas y respondes una pregunta: unos 6 minutos. Al final ves cómo te
          describes en cuatro rasgos. No hay respuestas buenas ni malas, y puedes dejarla a medias y seguir en
          otro dispositivo.
        </p>
        {isBegun ? (
          <p className="b">
            Vas en el paso {step.number} de {STEPS.length}.
          </p>
        ) : null}
        <LinkButton size="lg" href={stepPath(step)} className={styles.begin}>
          {isBegun ? 'Continuar' : result ? 'Repetir prueba' : 'Comenzar'}
        </LinkButton>
        <Method />
      </Card>
      <aside className={styles.side} aria-label="Sobre la prueba">
        <Privacy />
        <Card as="section" pad="l" className="stack g8">
          <h2 className="d3">¿Cuándo puedo repetirla?</h2>
          <p className="muted">Si no es válida, en seguida. Si es válida, 30 días después.</p>
        </Card>
      </aside>
    </div>
  );
}

function Privacy() {
  return (
    <Card as="section" pad="l" className="stack g8">
      <h2 className="d3">¿Quién lo ve?</h2>
      <p className={`muted ${styles.lock}`}>
        <LockIcon size={18} />
        <span>Solo tú. No va con tu CV ni con tus postulaciones, y las empresas no lo ven.</span>
      </p>
    </Card>
  );
}

function ResultView({ pda, result }: { pda: PdaState; result: Result }) {
  const { profile, description, date, dimensions, inwords, repeatfrom } = result;
  const strong = dimensions.filter(({ own }) => Math.abs(own) >= TENDENCY);
  return (
    <div className={styles.columns}>
      <Card as="section" pad="l" className={styles.main}>
        <div className="stack g8">
          <h1>Tu prueba conductual</h1>
          <p className="muted">Realizada el {formatDate(date)}</p>
        </div>
        <Chart dimensions={dimensions} />
        <Method />
      </Card>
      <aside className={styles.side} aria-label="Sobre tu resultado">
        <Card as="section" pad="l" className="stack g12">
          <h2 className="d3">En resumen</h2>
          <p className="b">{profile}</p>
          <p className="muted">{description}</p>
          {strong.length > 0 ? (
            <ul className={styles.tags}>
              {strong.map(({ id, own, low, high }) => (
                <li key={id}>
                  <Tag tone="primary">{own > 0 ? high : low}</Tag>
                </li>
              ))}
            </ul>
          ) : null}
        </Card>
        {inwords ? (
          <Card as="section" pad="l" className="stack g8">
            <h2 className="d3">Cómo trabajas mejor</h2>
            <p className={`muted ${styles.text}`}>{inwords}</p>
          </Card>
        ) : null}
        <Privacy />
        <Card as="section" pad="l" className="stack g12">
          <h2 className="d3">Repetir la prueba</h2>
          {canBegin(pda) ? (
            <>
              <p className="muted">Tu nuevo resultado tomará el lugar de este.</p>
              <LinkButton variant="line" href={stepPath(nextStep(pda.draft))} className={styles.begin}>
                {pda.draft && nextStep(pda.draft).number > 1 ? 'Continuar' : 'Repetir prueba'}
              </LinkButton>
            </>
          ) : (
            <p className="muted">Podrás repetirla a partir del {formatDate(repeatfrom)}.</p>
          )}
        </Card>
      </aside>
    </div>
  );
}

export default definePage({
  Component: PdaPage,
  slices: pdaSlices,
  sagas: pdaSagas,
  load: () => pdaRequested(),
  texts: {
    title: 'Prueba conductual',
    description: 'Realiza tu prueba conductual y conoce tu perfil profesional.',
  },
  robots: 'hidden',
});
