/**
 * Word forms of titles that say how somebody works (rank, degree, kind of post), not in which trade: alone they fit every
 * trade. An offer that shares only one of them with a search is no answer to it as long as another word says more.
 */
const ROLES = new Set(
  `
auxiliar ayudante asistente aprendiz becario practicante pasante trainee assistant
jefe subjefe gerente subgerente director subdirector coordinador supervisor encargado responsable lider manager titular
empleado operario operador obrero trabajador colaborador personal elemento oficial apoyo staff general
tecnico ingeniero licenciado profesional especialista analista consultor asesor agente ejecutivo representante administrador
junior senior semi semisenior superior universitario
`
    .trim()
    .split(/\s+/),
);

/** Whether a word form says how somebody works, not in which trade. */
export const isRole = (form: string): boolean => ROLES.has(form);

/** Roles of those who lead others. */
const RANKS = new Set(
  'jefe subjefe gerente subgerente director subdirector coordinador supervisor manager superintendente'.split(
    ' ',
  ),
);

/** Whether a word form says that somebody leads others. */
export const isRank = (form: string): boolean => RANKS.has(form);
