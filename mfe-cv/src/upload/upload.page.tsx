import { definePage } from '@chamba/kernel/remote';
import { useAppSelector } from '@chamba/kernel/store';
import { ChooseFile } from './choose-file.tsx';
import { Review } from './review.tsx';
import { uploadSaga } from './upload.saga.ts';
import { selectUpload, uploadReducer } from './upload.slice.ts';
import { useUploadDraft } from './use-draft.ts';
import styles from './upload.module.css';

function UploadPage() {
  const { kept } = useAppSelector(selectUpload);
  useUploadDraft();
  return (
    <div className={`wrap ${styles.page}`}>
      {kept ? (
        <Review kept={kept} />
      ) : (
        <>
          <h1 tabIndex={-1}>Sube tu currículum</h1>
          <p className="muted">
            Leemos tu archivo y llenamos tu CV por ti: tus datos, tu experiencia, tus estudios y lo que sabes
            hacer.
          </p>
          <ChooseFile />
        </>
      )}
    </div>
  );
}

export default definePage({
  Component: UploadPage,
  slices: [{ name: 'cvUpload', reducer: uploadReducer, life: 'page' }],
  sagas: [{ name: 'cv-upload', saga: uploadSaga, life: 'page' }],
  texts: {
    title: 'Sube tu currículum',
    description: 'Sube tu CV en PDF o Word, revisa lo que entendimos y postúlate a vacantes en México.',
  },
  robots: 'hidden',
});
