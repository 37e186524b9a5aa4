/**
 * What people call the tables and columns of their data. The copy's page shows these; its JSON files keep the names of the
 * database, which programs read.
 */

import type { ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import { COMPLAINT_REASONS } from '@chamba/kernel/catalogues';
import type { ConsentKind } from '../mail-preferences/consents.ts';

/** Columns by their names; null for those that only bind rows together and say nothing. */
export type TableWords = {
  title: string;
  fields: Readonly<Record<string, string | null>>;
};

const ofAccount = { account_id: null } as const;
const ofRow = { id: null, account_id: null } as const;

/** Words of every table that holds rows of a person. A test fails for a table or a column that is missing here. */
export const WORDS: Readonly<Record<string, TableWords>> = {
  account: {
    title: 'Cuenta',
    fields: {
      id: 'Número de cuenta',
      email: 'Correo electrónico',
      name: 'Nombre',
      type: 'Tipo de cuenta',
      enabledlogin: 'Puede entrar',
      validemail: 'Correo confirmado',
      termsandconditions: 'Aceptaste los términos',
      optout: 'Sin correos opcionales',
      boardid: null,
      resent_at: 'Último correo de confirmación pedido',
      created_at: 'Creada',
      last_login_at: 'Última entrada',
      restricted: 'Tiene restricciones para postularse',
      password_changed_at: 'Contraseña cambiada',
    },
  },
  candidate: {
    title: 'Datos de contacto',
    fields: {
      ...ofAccount,
      candidatename: 'Nombre',
      contactchannels: 'Teléfonos',
      borndate: 'Fecha de nacimiento',
      genderid: 'Género (clave del catálogo)',
      dgcountryid: 'País',
      dgstateid: 'Estado (clave del catálogo)',
      dgcity: 'Ciudad',
      cp: 'Código postal',
      revision: 'Veces que los cambiaste',
      updated_at: 'Último cambio',
    },
  },
  resume: {
    title: 'Currículum',
    fields: {
      ...ofRow,
      defaultcv: 'Es el principal',
      active: 'Activo',
      resumetitle: 'Puesto o profesión',
      requiredsalary: 'Sueldo mínimo',
      desiredsalary: 'Sueldo deseado',
      document: 'Contenido',
      revision: 'Veces que lo guardaste',
      created_at: 'Creado',
      expires_at: 'Vigente hasta',
      updated_at: 'Último cambio',
    },
  },
  resume_version: {
    title: 'Currículum: versiones anteriores',
    fields: {
      resume_id: 'Número del currículum',
      revision: 'Versión',
      saved_at: 'Guardada',
      state: 'Contenido',
    },
  },
  person_file: {
    title: 'Foto y archivos',
    fields: {
      ...ofAccount,
      id: 'Número del archivo',
      name: 'Nombre',
      type: 'Tipo',
      bytes: 'Tamaño en bytes',
      created_at: 'Subido',
    },
  },
  account_photo: {
    title: 'Tu foto actual',
    fields: { ...ofAccount, file_id: 'Número del archivo' },
  },
  resume_file: {
    title: 'Archivos de tus currículums',
    fields: {
      resume_id: 'Número del currículum',
      file_id: 'Número del archivo',
      removed_at: 'Eliminado',
    },
  },
  application_file: {
    title: 'Archivos que enviaste en postulaciones',
    fields: {
      application_id: 'Número de la postulación',
      file_id: 'Número del archivo',
    },
  },
  role_improvement: {
    title: 'Mejoras con IA de tus empleos',
    fields: {
      ...ofAccount,
      entry: 'Empleo',
      used: 'Mejoras que pediste',
      used_at: 'Última vez',
    },
  },
  open_english_token: {
    title: 'Prueba de inglés',
    fields: { ...ofAccount, issued_at: 'Empezada', score: 'Resultado' },
  },
  pda_draft: {
    title: 'Prueba conductual sin terminar',
    fields: {
      ...ofAccount,
      started_at: 'Empezada',
      saved_at: 'Último cambio',
      q1: 'Lo que esperan de ti (claves de las palabras)',
      q2: 'Cómo eres (claves de las palabras)',
      q3: 'Cómo trabajas mejor',
    },
  },
  pda_attempt: {
    title: 'Prueba conductual',
    fields: {
      ...ofRow,
      started_at: 'Empezada',
      finished_at: 'Terminada',
      answers: 'Respuestas',
      is_valid: 'Es válida',
      reason: 'Por qué no es válida',
      result: 'Resultado',
    },
  },
  cv_share: {
    title: 'Enlaces a tu currículum',
    fields: {
      ...ofRow,
      resume_id: 'Número del currículum',
      contact: 'Muestra tu correo y teléfono',
      wishes: 'Muestra lo que buscas',
      created_at: 'Creado',
      expires_at: 'Termina',
      opened: 'Veces que se abrió',
      opened_at: 'Última vez que se abrió',
    },
  },
  application: {
    title: 'Postulaciones',
    fields: {
      account_id: null,
      id: 'Número',
      job_id: 'Número de la vacante',
      resume_id: null,
      status: 'Estado',
      recipient: 'Quién la recibe',
      skills: 'Habilidades que indicaste',
      killer_questions: 'Tus respuestas',
      title: 'Vacante',
      companyname: 'Empresa',
      location: 'Lugar',
      url: 'Dirección de la vacante',
      dateexpires: 'La vacante vence',
      applied_at: 'Te postulaste',
      state_at: 'Estado desde',
      waiting: 'Qué espera',
      former_state: 'Estado anterior',
      snapshot: 'Currículum que se envió',
      answer: 'Respuesta de la empresa',
      external_answer: 'Lo que nos dijiste de su sitio',
      feed: 'Origen de la vacante',
    },
  },
  application_event: {
    title: 'Historial de tus postulaciones',
    fields: {
      id: null,
      application_id: 'Postulación número',
      state: 'Estado',
      waiting: 'Qué espera',
      at: 'Cuándo',
    },
  },
  delivery: {
    title: 'Comprobantes de envío',
    fields: {
      id: null,
      application_id: 'Postulación número',
      kind: 'Qué se envía',
      target: 'A dónde',
      body: 'Lo que se envía',
      state: 'Estado',
      queued_at: 'En cola desde',
      due_at: 'Siguiente intento',
      attempts: 'Intentos',
      failure: 'Por qué falló',
      ended_at: 'Terminó',
    },
  },
  cancelled_key: {
    title: 'Postulaciones que cancelaste antes de que llegaran',
    fields: { ...ofAccount, cancelled_at: 'Cancelada' },
  },
  recent_search: {
    title: 'Búsquedas recientes',
    fields: {
      owner: null,
      url: 'Dirección',
      params: 'Lo que buscaste',
      place_id: null,
      place_description: 'Lugar',
      searched_at: 'Cuándo',
    },
  },
  hold_search: {
    title: 'La búsqueda con la que llegaste',
    fields: {
      loginid: null,
      keyword: 'Puesto',
      salary: 'Sueldo',
      locationid: 'Lugar (clave del catálogo)',
      tlalocid: null,
      created_at: 'Cuándo',
    },
  },
  legal_acceptance: {
    title: 'Términos y avisos que aceptaste',
    fields: { ...ofAccount, version: 'Versión', accepted_at: 'Aceptada' },
  },
  consent_change: {
    title: 'Historial de lo que permitiste y dejaste de permitir',
    fields: {
      ...ofRow,
      kind: 'Correos',
      is_granted: 'Permitidos',
      changed_at: 'Desde',
    },
  },
  mail_preference: {
    title: 'Los correos que elegiste',
    fields: {
      ...ofAccount,
      kind: 'Correos',
      is_wanted: 'Los quieres',
      changed_at: 'Desde',
    },
  },
  saved_search_owner: { title: 'Guardas búsquedas', fields: { ...ofAccount } },
  saved_search: {
    title: 'Búsquedas guardadas',
    fields: {
      ...ofRow,
      url: 'Búsqueda',
      place_id: null,
      frequency: 'Cada cuándo te avisamos',
      is_paused: 'Sin correos',
      confirmed_at: 'Confirmaste que quieres sus correos',
      created_at: 'Guardada',
      changed_at: 'Último cambio',
      seen_at: 'La viste por última vez',
      deleted_at: 'Eliminada',
      arrival: null,
      due_at: 'Siguiente aviso, a más tardar',
    },
  },
  offer_discard: {
    title: 'Vacantes que no te interesan',
    fields: { ...ofAccount, offer_id: 'Vacante (número)', discarded_at: 'Desde' },
  },
  notification: {
    title: 'Notificaciones',
    fields: {
      ...ofAccount,
      id: 'Número',
      kind: 'De qué avisa',
      subject: null,
      application_id: 'Número de la postulación',
      search_id: 'Número de la búsqueda guardada',
      resume_id: 'Número del currículum',
      detail: 'Detalle',
      created_at: 'Fecha',
      read_at: 'La leíste',
    },
  },
  push_subscription: {
    title: 'Navegadores que reciben tus avisos',
    fields: {
      ...ofRow,
      browser_id: 'Identificador del navegador',
      server_key: null,
      created_at: 'Registrado',
      seen_at: 'Última visita',
    },
  },
  push_message: {
    title: 'Avisos que enviamos a tus navegadores',
    fields: {
      ...ofRow,
      subscription_id: null,
      notification_id: 'Número de la notificación',
      mail_kind: 'Tipo de mensaje',
      created_at: 'Escrito',
      attempts: 'Intentos',
      due_at: 'Siguiente intento',
      sent_at: 'Enviado',
      failure: 'Por qué no se envió',
    },
  },
  alert_mail: {
    title: 'Avisos de vacantes nuevas',
    fields: {
      ...ofRow,
      parts: 'Qué avisamos',
      offers: 'Vacantes (números)',
      created_at: 'Escrito',
      attempts: 'Intentos',
      due_at: 'Siguiente intento',
      sent_at: 'Enviado',
      failure: 'Falla',
    },
  },
  privacy_request: {
    title: 'Solicitudes sobre tus datos',
    fields: {
      account_id: null,
      id: 'Número',
      kind: 'Derecho',
      detail: 'Qué pediste',
      requested_at: 'Cuándo',
      due_on: 'Respuesta a más tardar',
      state: 'Estado',
      answer: 'Respuesta',
      answered_at: 'Respondida',
    },
  },
  session: {
    title: 'Sesiones abiertas',
    fields: {
      ...ofRow,
      device: 'Dispositivo',
      created_at: 'Abierta',
      seen_at: 'Última vez',
      expires_at: 'Vence',
    },
  },
  passkey: {
    title: 'Llaves de acceso',
    fields: {
      ...ofRow,
      credential_id: 'Identificador',
      counter: 'Veces que se contó su uso',
      device: 'Dispositivo',
      created_at: 'Agregada',
      used_at: 'Última vez',
    },
  },
  passkey_challenge: {
    title: 'Llaves de acceso que empezaste a agregar',
    fields: { ...ofAccount, expires_at: 'Vence' },
  },
  account_token: {
    title: 'Ligas y códigos de tus correos',
    fields: {
      ...ofAccount,
      kind: 'Para qué',
      email: 'Correo',
      attempts: 'Intentos',
      created_at: 'Enviada',
      expires_at: 'Vence',
      used_at: 'Usada',
    },
  },
  account_deletion: {
    title: 'Eliminación de tu cuenta',
    fields: {
      ...ofAccount,
      requested_at: 'Pedida',
      due_at: 'Se hará',
      reason: 'Motivo (1 nunca me registré, 2 ya no la quiero, 3 otro)',
    },
  },
  data_export: {
    title: 'Copias de tus datos',
    fields: {
      ...ofAccount,
      requested_at: 'Pedida',
      ready_at: 'Lista',
      expires_at: 'Disponible hasta',
    },
  },
  change_answer: {
    title: 'Respuestas a tus cambios recientes',
    fields: {
      ...ofAccount,
      status: 'Resultado',
      answer: 'Respuesta',
      claimed_at: 'Cuándo',
    },
  },
  mail: {
    title: 'Correos que te enviamos',
    fields: {
      ...ofRow,
      recipient: 'Para',
      subject: 'Asunto',
      body_text: 'Texto',
      created_at: 'Escrito',
      sent_at: 'Enviado',
      failure: 'Por qué falló',
      attempts: 'Intentos',
      due_at: 'Siguiente intento',
    },
  },
  complaint: {
    title: 'Vacantes que denunciaste',
    fields: {
      id: null,
      job_id: 'Número de la vacante',
      reporter: null,
      reason: 'Motivo',
      comment: 'Comentario',
      email: 'Correo',
      title: 'Vacante',
      companyname: 'Empresa',
      reported_at: 'Cuándo',
    },
  },
};

const APPLICATION_STATES: Readonly<Record<ApplicationState, string>> = {
  waiting: 'En espera',
  accepted: 'Por entregar',
  sent: 'Enviada',
  undelivered: 'No entregada',
  seen: 'CV visto',
  inProcess: 'En revisión',
  interview: 'Entrevista',
  rejected: 'No continúa',
  hired: 'Contratado',
  withdrawn: 'Retirada',
  expired: 'No enviada',
  external: 'En su sitio',
  sample: 'Vacante de muestra',
};

const WAITING: Readonly<Record<WaitingReason, string>> = {
  confirm: 'Que confirmes tu correo',
  terms: 'Que aceptes los términos',
  resume: 'Que completes tu currículum',
  region: 'Que tu domicilio esté en su región',
  answers: 'Tus respuestas a sus preguntas',
};

const MAILS: Readonly<Record<ConsentKind, string>> = {
  mails: 'Todos los opcionales',
  savedsearches: 'Vacantes de tus búsquedas guardadas',
  suggestions: 'Sugerencias de vacantes',
  applications: 'Avisos de tus postulaciones',
};

/** Words of stored values, by table and column. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account.type': { C: 'Candidato', R: 'Reclutador' },
  'account.optout': { 0: 'No', 1: 'Sí' },
  'application.status': APPLICATION_STATES,
  'application.former_state': APPLICATION_STATES,
  'application_event.state': APPLICATION_STATES,
  'delivery.kind': { application: 'Postulación', withdrawal: 'Retiro' },
  'delivery.state': {
    queued: 'En cola',
    delivered: 'Entregado',
    failed: 'No entregado',
    cancelled: 'Cancelado',
  },
  'saved_search.frequency': { daily: 'Una vez al día', now: 'En cuanto se publican' },
  'consent_change.kind': MAILS,
  'mail_preference.kind': MAILS,
  'privacy_request.kind': {
    access: 'Acceso',
    rectification: 'Rectificación',
    cancellation: 'Cancelación',
    opposition: 'Oposición',
  },
  'privacy_request.state': {
    open: 'En proceso',
    accepted: 'Procede',
    refused: 'No procede',
  },
  'application.waiting': WAITING,
  'application_event.waiting': WAITING,
  'complaint.reason': Object.fromEntries(COMPLAINT_REASONS.map(({ id, label }) => [id, label])),
  'account_token.kind': {
    account: 'Confirmar tu cuenta',
    email: 'Cambiar tu correo',
    password: 'Restablecer tu contraseña',
    delete: 'Eliminar tu cuenta',
  },
};
