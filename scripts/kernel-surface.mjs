/**
 * Keeps the public surface of the kernel's shared entries: `node scripts/kernel-surface.mjs` writes it down in
 * shared-kernel/surface.json, `--check` (part of `npm test`) fails when it changed without a note in
 * docs/kernel-compatibility.md. One copy of these entries serves remotes of all ages, so every change has to be thought
 * through for those built before it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENTRIES = ['remote', 'slots', 'store', 'session', 'api', 'storage', 'router'];
const root = path.resolve(import.meta.dirname, '..');
const snapshotFile = path.join(root, 'shared-kernel/surface.json');
const notesFile = path.join(root, 'docs/kernel-compatibility.md');

const current = readSurface(path.join(root, 'shared-kernel'));
if (process.argv.includes('--check')) check();
else {
  writeFileSync(snapshotFile, `${JSON.stringify(current, null, 2)}\n`);
  for (const entry of ENTRIES) console.log(`${entry.padEnd(8)} ${computeDigest(current[entry])}`);
}

function check() {
  const kept = existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, 'utf8')) : {};
  const notes = readFileSync(notesFile, 'utf8');
  const faults = ENTRIES.flatMap((entry) => {
    const digest = computeDigest(current[entry]);
    const section = new RegExp(`^## ${entry}$([^]*?)(?=^## |$(?![^]))`, 'm').exec(notes)?.[1] ?? '';
    const changes = differences(kept[entry] ?? {}, current[entry]);
    if (changes.length === 0 && section.includes(`\`${digest}\``)) return [];
    return [
      `@chamba/kernel/${entry}: the public surface changed and has no note.`,
      ...changes.map((change) => `  ${change}`),
      `  Add a row with \`${digest}\` below "## ${entry}" in docs/kernel-compatibility.md: what changed, and what`,
      '  remotes built before it see. Then run: node scripts/kernel-surface.mjs',
    ];
  });
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

/** What each shared entry exports: name → kind, with the parameters of functions and the fields of types. */
function readSurface(kernel) {
  const files = ENTRIES.map((entry) => path.join(kernel, 'src', entry, 'index.ts'));
  const { config } = ts.readConfigFile(path.join(kernel, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kernel);
  const program = ts.createProgram(files, { ...options, noEmit: true, composite: false, incremental: false });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    ENTRIES.map((entry, index) => {
      const source = program.getSourceFile(files[index]);
      const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
      const described = exported.map((symbol) => [symbol.name, describe(checker, symbol, source)]);
      return [entry, Object.fromEntries(described.sort(([one], [other]) => (one < other ? -1 : 1)))];
    }),
  );
}

function describe(checker, exported, source) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (symbol.flags & ts.SymbolFlags.Value) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, source);
    const signatures = type.getCallSignatures();
    if (symbol.flags & ts.SymbolFlags.Class) return 'class';
    if (signatures.length === 0) return 'value';
    return `function ${[...new Set(signatures.map((signature) => describeParameters(checker, signature)))].join(' ')}`;
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (type.isUnion() && type.types.every((member) => member.isStringLiteral()))
    return `type ${type.types
      .map(({ value }) => value)
      .sort()
      .join(' | ')}`;
  const isObject =
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && type.getCallSignatures().length === 0;
  // Generic containers of libraries would list the fields of their own.
  const fields =
    isObject && !checker.isArrayType(type)
      ? type.getProperties().filter(({ name }) => !name.startsWith('__@'))
      : [];
  return fields.length > 0 ? `type { ${fields.map(toFieldName).sort().join(', ')} }` : 'type';
}

function describeParameters(checker, signature) {
  return `(${signature
    .getParameters()
    .map((parameter) => {
      const [declaration] = parameter.declarations ?? [];
      if (declaration && ts.isParameter(declaration)) {
        if (declaration.dotDotDotToken) return '…';
        if (checker.isOptionalParameter(declaration)) return '_?';
      }
      return '_';
    })
    .join(', ')})`;
}

function toFieldName(symbol) {
  return symbol.flags & ts.SymbolFlags.Optional ? `${symbol.name}?` : symbol.name;
}

function computeDigest(surface) {
  return createHash('sha256').update(JSON.stringify(surface)).digest('hex').slice(0, 8);
}

function differences(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((name) => {
    if (before[name] === after[name]) return [];
    if (before[name] === undefined) return [`new: ${name} ${after[name]}`];
    if (after[name] === undefined) return [`gone: ${name} ${before[name]}`];
    return [`changed: ${name} ${before[name]} → ${after[name]}`];
  });
}
