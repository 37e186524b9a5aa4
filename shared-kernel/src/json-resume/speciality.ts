/** Keyword of a skill that is a speciality. */
export const SPECIALITY = 'Especialidad';
