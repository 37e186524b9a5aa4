import type { ComponentType } from 'react';
import { formStatus } from '@chamba/kernel/forms';
import { definePage, type Page, type PageContext, type PageProps } from '@chamba/kernel/remote';
import { withSiteName } from '@chamba/kernel/seo';
import { selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { ChevronLeftIcon, InfoIcon } from '@chamba/kernel/ui/icon';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { DELETION_TEXTS } from '../deletion/deletion-texts.ts';
import { deletionSaga } from '../deletion/deletion.saga.ts';
import {
  DELETION_SLICES,
  deletionFormStatus,
  OwnDeletion,
  submitOfDeletion,
} from '../deletion/deletion-view.tsx';
import { AppearanceSection } from './appearance.tsx';
import { emailChange } from '../email-change/email-change.slice.ts';
import { EmailSection, submitEmail } from './email-section.tsx';
import { MessagesSection, submitMessages } from './messages-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { privacySaga } from './privacy.saga.ts';
import { submitArco } from './arco-form.tsx';
import { arcoRequest, exportFetch, exportRequest, privacySlice } from './privacy.slice.ts';
import { passkeysSaga } from '../passkeys/passkeys.saga.ts';
import { PasskeysSection, submitPasskeys } from './passkeys-section.tsx';
import { passkeyChange, passkeysSlice } from '../passkeys/passkeys.slice.ts';
import { PasswordSection, submitPassword } from './password-section.tsx';
import { findSection, sectionAddress, SECTIONS, SETTINGS, type SectionId } from './sections.ts';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsMenu, SettingsNav } from './settings-menu.tsx';
import { settingsSaga } from './settings.saga.ts';
import {
  messagesForm,
  passwordChange,
  pendingEmail,
  selectSettings,
  sessionEnd,
  settingsRequested,
  settingsSlice,
} from './settings.slice.ts';
import styles from './settings.module.css';

const BODIES: Readonly<Record<SectionId, ComponentType<{ level: 1 | 2 }>>> = {
  contrasena: PasswordSection,
  correo: EmailSection,
  mensajes: MessagesSection,
  sesiones: SessionsSection,
  llaves: PasskeysSection,
  privacidad: PrivacySection,
  apariencia: AppearanceSection,
  eliminar: OwnDeletion,
};

/** Sections that need no settings: they show the account's address at most, or load what they show. */
const WITHOUT_DATA: ReadonlySet<SectionId> = new Set([
  'contrasena',
  'llaves',
  'apariencia',
  'privacidad',
  'eliminar',
]);

const getSection = ({ params }: PageContext): SectionId | null => findSection(params['section']);

/** A section, or why it cannot be shown. */
function Section({ id, level }: { id: SectionId; level: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const { settings, sessions, error, isLoading } = useAppSelector(selectSettings);
  const Body = BODIES[id];
  const isThere = WITHOUT_DATA.has(id) || (settings && (id !== 'sesiones' || sessions));
  if (isThere) return <Body level={level} />;
  if (error)
    return (
      <ErrorState
        level={level}
        retrying={isLoading}
        onRetry={() => dispatch(settingsRequested({ section: id }))}
      />
    );
  return (
    <SkeletonGroup label="Cargando tu configuración" className={styles.section}>
      <Skeleton height={30} width="60%" />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </SkeletonGroup>
  );
}

function SettingsPage({ context }: PageProps) {
  const section = getSection(context);
  const isLeaving = useAppSelector((state) => Boolean(selectProfile(state)?.deletiondue));
  return (
    <div className={`wrap ${styles.page}`}>
      {section ? (
        <a href={SETTINGS} className={styles.back}>
          <ChevronLeftIcon className={styles.backIcon} />
          Configurar cuenta
        </a>
      ) : (
        <h1 tabIndex={-1}>Configurar cuenta</h1>
      )}
      {isLeaving && section !== 'eliminar' && (
        <Banner tone="warn" rounded icon={<InfoIcon />}>
          Tu cuenta está en proceso de eliminación.{' '}
          <a className="link" href={sectionAddress('eliminar')}>
            Conservar mi cuenta
          </a>
        </Banner>
      )}
      <div className={styles.columns}>
        <SettingsNav open={section ?? 'contrasena'} />
        {section ? (
          <Section id={section} level={1} />
        ) : (
          <>
            <SettingsMenu />
            <div className={styles.wideOnly}>
              <Section id="contrasena" level={2} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** The form that was sent without scripts, by its hidden field. */
const submit: NonNullable<Page['submit']> = (fields, context, state) => {
  switch (fields['form']) {
    case 'password':
      return submitPassword(fields, context, state);
    case 'email':
      return submitEmail(fields, context, state);
    case 'pending':
      return [pendingEmail.submitted({ wish: fields['wish'] === 'cancel' ? 'cancel' : 'resend' })];
    case 'messages':
      return submitMessages(fields, context, state);
    case 'arco':
      return submitArco(fields, context, state);
    case 'export':
      return [exportRequest.submitted({})];
    case 'passkeys':
      return submitPasskeys(fields);
    case 'sessions':
      return [sessionEnd.submitted({ id: fields['session'] ?? '' })];
    default:
      return submitOfDeletion(fields, context, state);
  }
};

const SUBMISSIONS = [
  passwordChange,
  emailChange,
  pendingEmail,
  messagesForm,
  sessionEnd,
  exportRequest,
  arcoRequest,
  passkeyChange,
];

/** Texts of the sections that are pages of their own in the specification. */
const OWN_HEADS: Readonly<Partial<Record<SectionId, { title: string; description: string }>>> = {
  mensajes: {
    title: 'Configuración de mensajes',
    description: 'Elige los correos y avisos que quieres recibir.',
  },
  eliminar: DELETION_TEXTS,
};

export default definePage({
  Component: SettingsPage,
  slices: [
    settingsSlice,
    ...SUBMISSIONS.map(({ slice }) => slice),
    privacySlice,
    passkeysSlice,
    exportFetch.slice,
    ...DELETION_SLICES,
  ],
  sagas: [settingsSaga, privacySaga, passkeysSaga, deletionSaga],
  load: (context) => settingsRequested({ section: getSection(context) }),
  submit,
  status: (state) =>
    Math.max(deletionFormStatus(state), ...SUBMISSIONS.map(({ select }) => formStatus(select(state)))),
  texts: { title: 'Configurar cuenta', description: 'Administra la configuración de tu cuenta.' },
  robots: 'hidden',
  head: ({ config }, context) => {
    const section = SECTIONS.find(({ id }) => id === getSection(context));
    const own = section && OWN_HEADS[section.id];
    const title = section ? `${section.label}: configurar cuenta` : 'Configurar cuenta';
    return withSiteName(
      own ?? { title, description: 'Administra la configuración de tu cuenta.' },
      config.siteName,
    );
  },
});
