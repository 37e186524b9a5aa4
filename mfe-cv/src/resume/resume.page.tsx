import { formatMoney } from '@chamba/kernel/format';
import { isMissing } from '@chamba/kernel/errors';
import { useHydrated } from '@chamba/kernel/hydration';
import { definePage, type PageContext, type PageProps } from '@chamba/kernel/remote';
import { selectResumeId } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import {
  computeCompleteness,
  type Completeness,
  type RequiredSection,
} from '../completeness/completeness.ts';
import { CompletenessCard } from '../completeness/completeness-card.tsx';
import { useTitleOptional } from '../completeness/title-optional.ts';
import { AskedEmail } from '../edit/asked-email.tsx';
import { useOpenEdit } from '../edit/open-edit.ts';
import { PhotoButton } from '../photo/photo-button.tsx';
import { isFormPart, NEW, type Part } from '../model/rows.ts';
import { editSagas, editSlices, resumeSagas, resumeSlices } from './injection.ts';
import { ResumeNav } from './resume-nav.tsx';
import { resumeRequested } from '../model/requested.ts';
import { selectResume, type Candidate, type ResumeState } from '../model/resume.slice.ts';
import { PdaSummary } from '../pda/summary-section.tsx';
import { ResumeTools } from './resume-tools.tsx';
import { formatPlace, Sections } from './sections.tsx';
import print from '../print/print.module.css';
import styles from './resume.module.css';

const toRequest = ({ params }: PageContext) =>
  resumeRequested(params['id'] ? { resumeid: params['id'] } : {});

function ResumePage({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const { status, error, candidate, resume, interests, now } = useAppSelector(selectResume);
  const titleOptional = useTitleOptional(context.search);
  if (status === 'failed') {
    return (
      <div className="wrap">
        <h1 className="vh">Mi currículum</h1>
        {context.params['id'] && error && isMissing(error) ? (
          <ErrorState
            title="Este currículum ya no existe"
            text="Puede que lo hayas eliminado en otro dispositivo."
            actions={<LinkButton href="/curriculo">Ver mi currículum</LinkButton>}
          />
        ) : (
          <ErrorState onRetry={() => dispatch(toRequest(context))} />
        )}
      </div>
    );
  }
  if (!candidate || !resume) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 className="vh">Mi currículum</h1>
        <SkeletonGroup label="Cargando currículum">
          <Skeleton height={130} radius={16} />
        </SkeletonGroup>
      </div>
    );
  }
  const completeness = computeCompleteness(resume, { titleOptional });
  return (
    <div className={`wrap ${styles.page} ${print.printed}`}>
      <AskedEmail search={context.search} />
      <div className={styles.columns}>
        <ResumeNav resume={resume} missing={completeness.missing} />
        <div className={styles.main}>
          <Summary candidate={candidate} resume={resume} />
          <Sections
            candidate={candidate}
            resume={resume}
            interests={interests}
            missing={completeness.missing}
            now={now}
          />
          <PdaSummary />
        </div>
        <aside className={styles.side} aria-label="Avance del currículum">
          <Progress completeness={completeness} />
        </aside>
      </div>
    </div>
  );
}

/** What is filled on this page, by the required part. */
const FILLED_HERE: Readonly<Record<RequiredSection, Part>> = {
  contact: 'contact',
  profession: 'objective',
  experience: 'employments',
  education: 'academicexperience',
};

function Progress({ completeness }: { completeness: Completeness }) {
  const works = useHydrated();
  const { gains } = useAppSelector(selectResume);
  const open = useOpenEdit();
  return (
    <CompletenessCard
      completeness={completeness}
      gains={gains}
      detailed
      {...(works && {
        onFill: (section: RequiredSection) => {
          const part = FILLED_HERE[section];
          open(part, isFormPart(part) ? part : NEW);
        },
      })}
    />
  );
}

function Summary({
  candidate,
  resume,
}: {
  candidate: Candidate;
  resume: NonNullable<ResumeState['resume']>;
}) {
  const { requiredsalary, desiredsalary, stated } = resume.professionalinterests;
  const wish = stated?.includes('requiredsalary')
    ? `Busca desde ${formatMoney(requiredsalary)} mensuales`
    : desiredsalary > 0
      ? `Busca ${formatMoney(desiredsalary)} mensuales`
      : '';
  const line = [formatPlace(resume, candidate), wish].filter(Boolean).join(' · ');
  return (
    <Card as="section" pad="l" id="cv-resumen" aria-label="Resumen" className={styles.summary}>
      <PhotoButton name={candidate.candidatename} />
      <div className="grow">
        <h1 className={styles.name}>{candidate.candidatename || 'Mi currículum'}</h1>
        {resume.resumetitle ? <p className="muted">{resume.resumetitle}</p> : null}
        {line ? <p className="s14 muted">{line}</p> : null}
      </div>
      <ResumeTools />
    </Card>
  );
}

export default definePage({
  Component: ResumePage,
  slices: [...resumeSlices, ...editSlices],
  sagas: [...resumeSagas, ...editSagas],
  load: toRequest,
  texts: { title: 'Mi currículum', description: 'Consulta y actualiza tu currículum.' },
  robots: 'hidden',
  status: (state) => (selectResume(state).error?.status === 404 ? 404 : 200),
  // A candidate without a résumé makes one first; links to the contact data lead to its step of the sign-up. The server
  // does not see the hash, but the query of the link that corrects an e-mail.
  redirect: (state, { params, search, hash }) => {
    if (params['id'] || selectResumeId(state)) return null;
    if (new URLSearchParams(search).get('email') === 'true')
      return '/cuenta/nueva/datos-de-contacto?email=true';
    return hash === '#contacto' ? '/cuenta/nueva/datos-de-contacto' : '/cuenta/nueva/crear-cv';
  },
});
