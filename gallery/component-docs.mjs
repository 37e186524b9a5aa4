/** What the gallery says of each component: its docstring, its example and its own props. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';

/**
 * @param {string} kernel folder of the kernel's package.
 * @returns {Record<string, Record<string, import('./src/docs.ts').ComponentDoc>>} by folder of `src/ui` and name of the
 * component. Attributes that React gives every element are left out.
 */
export function readComponentDocs(kernel) {
  const ui = path.join(kernel, 'src/ui');
  const { parse } = withCustomConfig(path.join(kernel, 'tsconfig.json'), {
    savePropValueAsString: true,
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ declarations = [] }) =>
      declarations.some(({ fileName }) => !fileName.includes('node_modules')),
  });
  const folders = readdirSync(ui).filter((name) => existsSync(path.join(ui, name, 'index.ts')));
  const found = parse(folders.map((name) => path.join(ui, name, 'index.ts')));
  const docs = {};
  for (const { filePath, displayName, description, tags = {}, props } of found) {
    const folder = path.basename(path.dirname(filePath));
    docs[folder] ??= {};
    docs[folder][displayName] = {
      description,
      ...(tags.example && { example: tags.example }),
      props: Object.values(props).map(toProp),
    };
  }
  return docs;
}

function toProp({ name, type, required, description, defaultValue }) {
  return {
    name,
    type: type.raw ?? type.name,
    required,
    description,
    ...(typeof defaultValue?.value === 'string' && { default: defaultValue.value }),
  };
}
