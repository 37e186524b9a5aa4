/**
 * The dependency map of the repository as a lint rule: allowed imports by package. A package that is missing here
 * may import anything, but still nothing by a relative path out of its folder.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Libraries with the page's state or contract: there is one copy, behind an entry of the kernel. */
const behindTheKernel = [
  'redux',
  '@reduxjs/*',
  'react-redux',
  'redux-saga',
  'redux-saga/*',
  'typed-redux-saga',
  'typed-redux-saga/*',
  'axios',
  'zod',
  'zod/*',
];
/** Input of a fictitious person, for tests and for verifying. */
const exampleData = '@chamba/kernel/testing/example-candidate';
const testHelpers = '@chamba/kernel/testing/until';
const database = ['@chamba/database', '@chamba/database/testing/*'];
const remote = {
  forbids: [
    '@chamba/*',
    ...behindTheKernel,
    'react-router',
    'react-router/*',
    'react-router-dom',
    '@module-federation/*',
  ],
  except: ['@chamba/kernel/*'],
  because:
    'a remote reaches other units through slots and events, and state, router and calls through @chamba/kernel',
};

/**
 * By folder: forbidden imports, and exceptions to them. `*` is a wildcard. A folder with a `src/remote.ts` is a
 * remote.
 */
export const map = {
  shell: {
    forbids: ['@chamba/*', ...behindTheKernel],
    except: ['@chamba/kernel/*'],
    because: 'the shell knows no remote by name, and reaches state and calls through @chamba/kernel',
  },
  'shared-kernel': {
    forbids: ['@chamba/*'],
    except: ['@chamba/kernel/*'],
    because: 'the kernel imports libraries only',
  },
  gallery: {
    forbids: ['@chamba/*', ...behindTheKernel],
    except: ['@chamba/kernel/*'],
    because: 'the gallery shows the design system of the kernel, and no unit',
  },
  gateway: {
    forbids: ['@chamba/*'],
    except: [
      '@chamba/kernel/*',
      '@chamba/services',
      '@chamba/services/testing/*',
      '@chamba/platform-store',
      '@chamba/database/testing/*',
    ],
    forbidsAlso: ['@chamba/kernel/ui/*'],
    because:
      'the gateway imports the pure entries of the kernel, and the entries of @chamba/services and @chamba/platform-store',
  },
  database: {
    forbids: ['@chamba/*'],
    except: [testHelpers],
    because: 'the database imports libraries only',
  },
  'platform-store': {
    forbids: ['@chamba/*'],
    except: [...database, '@chamba/kernel/retention'],
    because: "the platform's store imports the database and the kernel's periods only",
  },
  services: {
    forbids: ['@chamba/*'],
    except: [
      ...database,
      ...[
        'api',
        'catalogues',
        'routes',
        'seo',
        'errors',
        'validation',
        'format',
        'json-resume',
        'geography',
        'retention',
        'applications',
        'legal',
        'operations',
      ].flatMap((entry) => [`@chamba/kernel/${entry}`, `@chamba/kernel/${entry}/*`]),
      exampleData,
      testHelpers,
    ],
    because:
      'services import the database, and types, operations, catalogues and pure functions of the kernel',
  },
  composer: {
    forbids: ['@chamba/*'],
    except: [
      '@chamba/kernel/composition',
      '@chamba/kernel/composition/*',
      '@chamba/kernel/journeys',
      '@chamba/kernel/operations',
      '@chamba/kernel/slots',
      '@chamba/kernel/remote',
      exampleData,
    ],
    because: "the composer imports the kernel's contract only",
  },
};

/** The lint rule; the linter runs in the root of the repository. */
export const boundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'keeps imports within the dependency map' },
    schema: [],
    messages: {
      forbidden: '"{{request}}" may not be imported in {{folder}}: {{because}}.',
      leaves: '"{{request}}" leaves the package {{folder}}: import the other package by its name.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const folder = file.split('/')[0];
    const inside = file.startsWith(`${folder}/src/`);
    if (!inside) return {};
    const policy = getPolicy(context.cwd, folder);

    const check = (node) => {
      const request = node?.type === 'Literal' ? node.value : null;
      if (typeof request !== 'string') return;
      if (request.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), request);
        if (!target.startsWith(`${folder}/`))
          context.report({ node, messageId: 'leaves', data: { request, folder } });
        return;
      }
      const forbidden =
        (matches(request, policy.forbids ?? []) && !matches(request, policy.except ?? [])) ||
        matches(request, policy.forbidsAlso ?? []);
      if (forbidden) {
        context.report({ node, messageId: 'forbidden', data: { request, folder, because: policy.because } });
      }
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};

function getPolicy(root, folder) {
  if (Object.hasOwn(map, folder)) return map[folder];
  return existsSync(path.join(root, folder, 'src/remote.ts')) ? remote : {};
}

function matches(request, patterns) {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? request.startsWith(pattern.slice(0, -1)) : request === pattern,
  );
}
