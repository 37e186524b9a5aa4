import { useEffect, useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { candidateRead, resumeRead, selectResume } from '../model/resume.slice.ts';
import { conflictSettled, sectionSave } from '../model/edit.slice.ts';
import { askedFields, shownText } from './fields.ts';
import { KINDS } from './kinds.ts';
import { NEW, partRevision, shownTexts, type Part, type Shown, type Texts } from '../model/rows.ts';
import styles from './edit.module.css';

type Side = { title: string; texts: Texts | null; other: Texts | null };

/** One of the two texts; what differs from the other is marked by weight. */
function Version({ part, title, texts, other }: Side & { part: Part }) {
  const { interests } = useAppSelector(selectResume);
  const differs = (name: string): boolean => (texts?.[name] ?? '') !== (other?.[name] ?? '');
  return (
    <div className={styles.version}>
      <h4 className="b">{title}</h4>
      {texts ? (
        <dl>
          {askedFields(KINDS[part], texts).map((field) => (
            <div key={field.name}>
              <dt className="s14">{field.label}</dt>
              <dd className={differs(field.name) ? 'b' : 'muted'}>
                {shownText(field, texts[field.name] ?? '', interests)}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Se quitó.</p>
      )}
    </div>
  );
}

/** What was typed beside what somebody saved meanwhile: the person chooses, and nothing is lost until then. */
export function Conflict({
  part,
  id,
  texts,
  newest,
}: {
  part: Part;
  id: string;
  texts: Texts;
  newest: Shown;
}) {
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => title.current?.focus(), []);
  const theirs = shownTexts(newest, part, id);
  // What was removed meanwhile comes back as a further element.
  const goal = theirs ? id : NEW;
  const show = () => {
    dispatch(resumeRead(newest.resume));
    dispatch(candidateRead(newest.candidate));
  };
  const goOn = () => {
    show();
    dispatch(conflictSettled(goal));
  };
  return (
    <section className={styles.form} aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} tabIndex={-1}>
        Esto cambió en otra ventana
      </h3>
      <p className="muted">Tu texto no se ha perdido. Elige cuál de los dos quieres conservar.</p>
      <div className={styles.versions}>
        <Version part={part} title="Lo que escribiste" texts={texts} other={theirs} />
        <Version part={part} title="Lo que se guardó en otra ventana" texts={theirs} other={texts} />
      </div>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            goOn();
            dispatch(sectionSave.submitted({ part, id: goal, texts, revision: partRevision(newest, part) }));
          }}
        >
          Guardar lo que escribí
        </Button>
        <Button
          variant="line"
          onClick={() => {
            show();
            // The form is done with: its draft goes too.
            dispatch(sectionSave.finished());
          }}
        >
          Dejar lo guardado
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            goOn();
            dispatch(sectionSave.reset());
          }}
        >
          Seguir editando
        </Button>
      </div>
    </section>
  );
}
