import { definePage, type PageProps } from '@chamba/kernel/remote';
import { HIDDEN_FROM_ROBOTS, NOT_FOUND_TEXTS, withSiteName } from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { companyLetterTexts } from './company-texts.ts';
import { letterLabel, letterPath, readLetter } from './addresses.ts';
import { directoryCrumbs } from './crumbs.ts';
import { DirectoryView, UnknownPart } from './directory-page.tsx';
import { directorySaga } from './directory.saga.ts';
import {
  directoryOpened,
  directoryRequested,
  directorySlice,
  isBroken,
  selectDirectory,
} from './directory.slice.ts';

const getLetter = ({ params }: PageProps['context']): string | null => readLetter(params['letter'] ?? '');

const getHeading = (letter: string): string => `Empresas que empiezan con ${letterLabel(letter)}`;

function LetterPage({ context }: PageProps) {
  const letter = getLetter(context);
  return letter ? <DirectoryView heading={getHeading(letter)} letter={letter} /> : <UnknownPart />;
}

/** Employers under a letter. */
export default definePage({
  Component: LetterPage,
  slices: [directorySlice, searchBarSlice],
  sagas: [directorySaga],
  load: (context) => {
    const letter = getLetter(context);
    return letter ? directoryRequested({ by: 'letter', value: letter }) : directoryOpened();
  },
  status: (state, context) =>
    getLetter(context) === null ? 404 : isBroken(selectDirectory(state)) ? 503 : 200,
  texts: {
    title: 'Empleos por empresa en México',
    description: 'Consulta el directorio de empresas y las vacantes que ofrecen en México.',
  },
  robots: 'index',
  head: (state, context) => {
    const { siteName } = selectConfig(state);
    const letter = getLetter(context);
    if (!letter)
      return {
        ...withSiteName(NOT_FOUND_TEXTS, siteName),
        robots: HIDDEN_FROM_ROBOTS,
        canonical: undefined,
      };
    const isEmpty = selectDirectory(state).employers.length === 0;
    return {
      ...companyLetterTexts(letterLabel(letter), siteName),
      canonical: letterPath(letter),
      robots: isEmpty ? HIDDEN_FROM_ROBOTS : undefined,
      structuredData: [
        directoryCrumbs(selectConfig(state), { name: getHeading(letter), path: letterPath(letter) }),
      ],
    };
  },
});
