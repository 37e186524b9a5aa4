import { definePage, type PageProps } from '@chamba/kernel/remote';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import forms from '../../forms/forms.module.css';

/** Where a candidate without a résumé starts one. */
function CreateResumePage({ context }: PageProps) {
  return (
    <div className={forms.page}>
      <div className={forms.column}>
        <h1 tabIndex={-1}>Crea tu currículum</h1>
        <p className="muted">
          Son cuatro pasos cortos: tus datos, tu profesión, tu experiencia y tus estudios. Puedes dejarlo a
          medias; lo que guardes se queda. Si ya tienes tu currículum en un archivo, súbelo y lo llenamos por
          ti.
        </p>
        <div className={forms.actions}>
          <LinkButton href={`/cuenta/nueva/datos-de-contacto${context.search}`}>
            Llenar mi currículum
          </LinkButton>
          <LinkButton variant="soft" href={`/subir-cv${context.search}`}>
            Subir mi currículum
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

export default definePage({
  Component: CreateResumePage,
  texts: {
    title: 'Crea tu currículum',
    description: 'Crea o sube tu currículum y postúlate a vacantes en México.',
  },
  robots: 'hidden',
});
