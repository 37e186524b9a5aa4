import type { CandidateDataAnswer, UserProfile } from '@chamba/kernel/api';
import { GENDERS } from '@chamba/kernel/catalogues';
import { ErrorSummary, FailureBanner, FormDraft, useForm } from '@chamba/kernel/forms';
import { selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { parsePhone } from '@chamba/kernel/validation';
import { Card } from '@chamba/kernel/ui/card';
import { DateField } from '@chamba/kernel/ui/date-field';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { EmailBox } from '../../email-confirmation/email-box.tsx';
import forms from '../../forms/forms.module.css';
import { selectSignUp } from '../sign-up.slice.ts';
import { StepActions } from '../step-actions.tsx';
import { StepFrame } from '../step-frame.tsx';
import styles from '../sign-up.module.css';
import { contact } from './contact.slice.ts';
import {
  CONTACT_LABELS,
  contactErrors,
  sentContact,
  toContactData,
  type ContactValues,
} from './contact-values.ts';
import { PlaceFields, placeText } from './place-fields.tsx';

/** 'Mujer' first, as most who sign up look for it there. */
const GENDER_OPTIONS = ['2', '1', '3'].flatMap((id) =>
  GENDERS.filter((gender) => gender.id === id).map(({ label }) => ({ value: id, label })),
);

function startValues(
  candidate: CandidateDataAnswer['candidate_data'] | null,
  profile: UserProfile | null,
): ContactValues {
  return {
    name: candidate?.candidatename || profile?.name || '',
    phone: candidate?.contactchannels.find(({ contactchannelid }) => contactchannelid === '3')?.value ?? '',
    borndate: candidate?.borndate ?? '',
    genderid: candidate?.genderid ?? '',
    cp: candidate?.cp ?? '',
    stateid: candidate?.dgstateid ?? '',
    city: candidate?.dgcity ?? '',
  };
}

/**
 * The contact step: who the candidate is and where they live.
 * @param asksForEmail whether the address of the account is to be corrected first (CV-004, without a résumé).
 */
export function ContactForm({ search, asksForEmail }: { search: string; asksForEmail: boolean }) {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  const { candidate } = useAppSelector(selectSignUp);
  const { status, error, posted } = useAppSelector(contact.select);
  const form = useForm<ContactValues>({
    id: 'contact',
    initial: startValues(candidate, profile),
    validate: contactErrors,
    posted,
    read: sentContact,
    onLeave: (name, { phone }) => {
      const digits = parsePhone(phone);
      // A prefix is taken out, so that what is read is seen.
      if (name === 'phone' && digits && phone.replace(/\D/g, '') !== digits) form.set({ phone: digits });
    },
    onSubmit: (values) => dispatch(contact.submitted({ data: toContactData(values), search })),
  });
  const { values } = form;

  return (
    <StepFrame step={0} search={search} preview={{ name: values.name, place: placeText(values) }}>
      {asksForEmail && profile && !profile.validemail && (
        <Card as="section" pad="m" className={styles.email} aria-label="Confirma tu correo">
          <EmailBox opensCorrection />
        </Card>
      )}
      <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
        <div className="stack g8">
          <h1 tabIndex={-1}>Datos de contacto</h1>
          <p className="muted">
            Tu nombre y tu teléfono llegan a una empresa solo cuando te postulas a su vacante.
          </p>
        </div>
        <FailureBanner error={error} />
        <FormDraft form={form} name="signup.contact" submission={contact} />
        <ErrorSummary form={form} labels={CONTACT_LABELS} />
        <Card pad="l" className={styles.card}>
          <Field {...form.bind('name')} label={CONTACT_LABELS.name} autoComplete="name" reserve />
          <div className={forms.two}>
            <Field
              {...form.bind('phone')}
              type="tel"
              label={CONTACT_LABELS.phone}
              inputMode="tel"
              autoComplete="tel-national"
              prefix="+52"
              reserve
            />
            <DateField
              {...form.bind('borndate')}
              label={CONTACT_LABELS.borndate}
              autoComplete="bday"
              hint="Día / mes / año"
              optional
            />
          </div>
          <Segmented
            label={CONTACT_LABELS.genderid}
            name="genderid"
            options={GENDER_OPTIONS}
            value={values.genderid || null}
            onValue={(genderid) => form.set({ genderid })}
            optional
            reserve
          />
          <PlaceFields form={form} />
        </Card>
        <StepActions busy={status === 'sending'} />
      </form>
    </StepFrame>
  );
}
