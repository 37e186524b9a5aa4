const SKILL_LEVELS = ['', 'Básico', 'Intermedio', 'Avanzado'];

/** The level of a skill in words; empty where it is not stated. */
export const skillLevelInWords = (level: number): string => SKILL_LEVELS[level] ?? '';

/** '1 año', '4 años'; empty for 0, which is not stated. */
export const yearsInWords = (years: number): string =>
  years > 0 ? `${years} ${years === 1 ? 'año' : 'años'}` : '';
