import { useEffect } from 'react';
import { ErrorSummary, useForm } from '@chamba/kernel/forms';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { answerErrors, getQuestions, keepDraft, readDraft, toAnswers, type Answers } from './answers.ts';
import { QuestionFields } from './question-fields.tsx';
import type { Asked } from './asked.ts';
import styles from './questions.module.css';

const FORM_ID = 'questions-form';

export type QuestionsDialogProps = {
  asked: Asked;
  /** Whose answers they are: what was typed is given back to this account only. */
  userid: string;
  onClose: () => void;
  /** Called with answers that pass. */
  onAnswered: (answers: Answers) => void;
};

/** Asks what an application needs before it goes out: the employer's questions, and the CV where there are several. */
export default function QuestionsDialog({ asked, userid, onClose, onAnswered }: QuestionsDialogProps) {
  const questions = getQuestions(asked);
  const form = useForm({
    id: FORM_ID,
    initial: readDraft(userid, asked),
    validate: (values) => answerErrors(asked, values),
    onSubmit: (values) => onAnswered(toAnswers(asked, values)),
  });
  useEffect(() => {
    keepDraft(userid, asked.job.id, form.values);
  }, [userid, asked.job.id, form.values]);
  return (
    <PageEnd>
      <Dialog
        open
        onClose={onClose}
        placement={questions.length > 1 ? 'screen' : 'sheet'}
        title={questions.length > 0 ? 'Preguntas de la empresa' : 'Elige tu currículum'}
        footer={
          <Button type="submit" form={FORM_ID} block>
            Postularme
          </Button>
        }
      >
        <form id={FORM_ID} ref={form.ref} className={styles.fields} noValidate onSubmit={form.onSubmit}>
          {questions.length > 0 ? (
            <p className="muted">La empresa recibe tus respuestas junto con tu CV.</p>
          ) : null}
          <ErrorSummary
            form={form}
            labels={Object.fromEntries(questions.map(({ name, question }) => [name, question]))}
          />
          <QuestionFields form={form} asked={asked} />
        </form>
      </Dialog>
    </PageEnd>
  );
}
