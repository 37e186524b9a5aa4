/** Languages that candidates name in a résumé: ISO 639-1 codes with their Spanish names, by name. */
export const LANGUAGES: ReadonlyArray<{ id: string; description: string }> = [
  ['de', 'Alemán'],
  ['ar', 'Árabe'],
  ['ca', 'Catalán'],
  ['cs', 'Checo'],
  ['zh', 'Chino'],
  ['ko', 'Coreano'],
  ['da', 'Danés'],
  ['fi', 'Finés'],
  ['fr', 'Francés'],
  ['el', 'Griego'],
  ['he', 'Hebreo'],
  ['hi', 'Hindi'],
  ['hu', 'Húngaro'],
  ['en', 'Inglés'],
  ['it', 'Italiano'],
  ['ja', 'Japonés'],
  ['yua', 'Maya'],
  ['nah', 'Náhuatl'],
  ['nl', 'Neerlandés'],
  ['no', 'Noruego'],
  ['oto', 'Otomí'],
  ['pl', 'Polaco'],
  ['pt', 'Portugués'],
  ['ro', 'Rumano'],
  ['ru', 'Ruso'],
  ['sv', 'Sueco'],
  ['tr', 'Turco'],
  ['tzh', 'Tseltal'],
  ['tzo', 'Tsotsil'],
  ['uk', 'Ucraniano'],
  ['vi', 'Vietnamita'],
  ['zap', 'Zapoteco'],
  ['mix', 'Mixteco'],
  ['es', 'Español'],
  ['mfs', 'Lengua de señas mexicana'],
]
  .map(([id = '', description = '']) => ({ id, description }))
  .sort((a, b) => a.description.localeCompare(b.description, 'es'));

/**
 * Spanish name of a language; the code itself if it is unknown.
 * @example languageName('en') // 'Inglés'
 */
export function languageName(code: string): string {
  return LANGUAGES.find(({ id }) => id === code)?.description ?? code;
}
