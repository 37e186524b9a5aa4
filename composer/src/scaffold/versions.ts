import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import type { TemplateValues } from './template.ts';

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const require = createRequire(import.meta.url);

/** Versions for a new unit: those the installed kernel is built and tested with. */
export function templateVersions(): TemplateValues {
  const kernel = manifestSchema.parse(
    JSON.parse(readFileSync(require.resolve('@chamba/kernel/package.json'), 'utf8')),
  );
  const composer = manifestSchema.parse(
    JSON.parse(readFileSync(require.resolve('@chamba/composer/package.json'), 'utf8')),
  );
  const of = (name: string): string => {
    const version = kernel.dependencies[name] ?? kernel.devDependencies[name];
    if (!version)
      throw new Failure(`the installed kernel does not say which ${name} it works with`, {
        remedy: 'Install @chamba/kernel and @chamba/composer in versions that belong together.',
      });
    return version;
  };
  return {
    kernelVersion: kernel.version,
    composerVersion: composer.version,
    reactVersion: of('react'),
    reactDomVersion: of('react-dom'),
    testingLibraryVersion: of('@testing-library/react'),
    userEventVersion: of('@testing-library/user-event'),
    jestTypesVersion: of('@types/jest'),
    reactTypesVersion: of('@types/react'),
    reactDomTypesVersion: of('@types/react-dom'),
  };
}
