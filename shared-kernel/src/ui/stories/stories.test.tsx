import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import ts from 'typescript';
import { contrastRatio, PAIRS } from './contrast.ts';
import type { Stories } from './story.ts';

const ui = path.resolve(__dirname, '..');
const here = path.basename(__dirname);

/** Folders of the design system that export something. */
const folders = readdirSync(ui).filter(
  (name) => name !== here && existsSync(path.join(ui, name, 'index.ts')),
);
const storiesFile = (folder: string): string => path.join(ui, folder, `${folder}.stories.tsx`);
const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

function load(file: string): Stories {
  const { default: stories } = jest.requireActual<{ default: Stories }>(file);
  return stories;
}

test('there are components to look at', () => {
  expect(folders.length).toBeGreaterThan(30);
});

describe.each(folders)('%s', (folder) => {
  test('has its stories beside it, with every component that it exports', () => {
    expect(existsSync(storiesFile(folder))).toBe(true);
    const exported = Object.keys(jest.requireActual<object>(path.join(ui, folder, 'index.ts')));
    const components = exported.filter((name) => /^[A-Z]/.test(name) && /[a-z]/.test(name));
    expect(Object.keys(load(storiesFile(folder)).components)).toEqual(expect.arrayContaining(components));
  });

  test('says what its components are for; the first one with an example', () => {
    const { components } = load(storiesFile(folder));
    const documented = docComments(folder);
    const names = Object.keys(components).filter((name) => !name.endsWith('Icon'));
    expect(names.filter((name) => !documented.has(name))).toEqual([]);
    const [first] = names;
    if (first !== undefined) expect(documented.get(first)).toContain('@example');
  });
});

describe.each(files)('%s', (file) => {
  const { title, about, stories } = load(path.join(ui, file));

  test('names its page and each of its states', () => {
    expect(title).not.toBe('');
    expect(about).not.toBe('');
    const names = stories.map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(stories.map((story) => [story.name, story] as const))(
    '%s is drawn without complaint',
    async (_name, story) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { container } = render(<div>{story.render()}</div>);
      await act(async () => story.play?.(container));
      // What floats is drawn elsewhere in the page.
      expect(
        screen.getAllByText(() => true, { ignore: 'script' }).length +
          container.querySelectorAll('svg').length,
      ).toBeGreaterThan(0);
      expect(complaints.mock.calls).toEqual([]);
    },
  );
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const css = readFileSync(path.join(ui, 'styles/tokens.css'), 'utf8');
  const block = (selector: string): string => css.split(`${selector} {`)[1]?.split('\n}')[0] ?? '';
  const text = theme === 'light' ? block(':root') : block(":root[data-theme='dark']");
  const tokens = new Map(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  );

  test.each(PAIRS)('%s has enough contrast with %s', (foreground, background, minimum) => {
    expect(contrastRatio(tokens.get(foreground) ?? '', tokens.get(background) ?? '')).toBeGreaterThanOrEqual(
      minimum,
    );
  });
});

/** Docstrings of exported functions of a folder, by name. */
function docComments(folder: string): Map<string, string> {
  const sources = readdirSync(path.join(ui, folder)).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  );
  return new Map(
    sources.flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(path.join(ui, folder, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
        const comments = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
        const name = declaration.name?.text;
        return name !== undefined && comments.length > 0
          ? [[name, comments.map((comment) => comment.getText()).join('\n')] as const]
          : [];
      });
    }),
  );
}
