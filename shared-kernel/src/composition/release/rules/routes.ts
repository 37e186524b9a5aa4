import { match, parse } from 'path-to-regexp';
import { matchRoute } from '../../match.ts';
import type { PageComposition } from '../../types.ts';
import type { Release } from '../schema.ts';
import { breaking, warning, type Finding } from './finding.ts';

/** A path without the names of its variables: `/oferta/:a` and `/oferta/:b` are one address. */
export function routeShape(path: string): string {
  return path.replace(/([:*])\w+/g, '$1');
}

/** Whether a path is a valid pattern: an invalid one would break route matching for every page. */
function isPattern(path: string): boolean {
  try {
    match(path);
    return true;
  } catch {
    return false;
  }
}

/** Paths that are no patterns. */
export function routesInvalid(releases: readonly Release[]): Finding[] {
  return releases.flatMap(({ name, routes }) =>
    routes
      .filter(({ path }) => !isPattern(path))
      .map(({ path }) =>
        breaking(
          'route-invalid',
          name,
          path,
          `route ${path} of ${name} is no pattern of an address`,
          'Write variables as :name or *name, what may be missing in braces, and nothing else of brackets and signs.',
        ),
      ),
  );
}

/** Two units with one address. */
export function routesTaken(releases: readonly Release[]): Finding[] {
  const owners = new Map<string, string>();
  return releases.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const owner = owners.get(routeShape(path));
      if (owner === undefined) {
        owners.set(routeShape(path), name);
        return [];
      }
      const message =
        owner === name
          ? `route ${path} is declared twice by ${name}`
          : `route ${path} is claimed by ${owner} and ${name}`;
      return [
        breaking(
          'route-taken',
          name,
          path,
          message,
          `Choose another path in ${name}, or agree with ${owner} who keeps it.`,
        ),
      ];
    }),
  );
}

/** Live addresses that no unit would answer any more, or that fewer people could see. */
export function routesLost(releases: readonly Release[], live: readonly Release[]): Finding[] {
  const now = new Map(
    releases.flatMap(({ name, routes }) =>
      routes.map((route) => [routeShape(route.path), { unit: name, access: route.access }] as const),
    ),
  );
  return live.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, access }) => {
      const answer = now.get(routeShape(path));
      if (!answer) {
        return [
          breaking(
            'route-removed',
            name,
            path,
            `route ${path} of ${name} is live, and no unit would answer it`,
            'Keep the path, and let its page redirect when the content has moved: addresses are in bookmarks and search engines.',
          ),
        ];
      }
      if (answer.access === access || answer.access === 'anyone') return [];
      return [
        breaking(
          'route-closed',
          answer.unit,
          path,
          `route ${path} is open to ${WHO[access]}, and would be to ${WHO[answer.access]} only`,
          'Keep it open and show what the person may not see otherwise, or put the new page at another path.',
        ),
      ];
    }),
  );
}

/** Forms of live routes that could no longer be sent without scripts, whole or a field of them. */
export function formsLost(releases: readonly Release[], live: readonly Release[]): Finding[] {
  const now = new Map(
    releases.flatMap(({ name, routes }) =>
      routes.map(({ path, form }) => [routeShape(path), { unit: name, form }] as const),
    ),
  );
  return live.flatMap(({ routes }) =>
    routes.flatMap(({ path, form }) => {
      const answer = now.get(routeShape(path));
      if (!form || !answer) return [];
      if (!answer.form) {
        return [
          breaking(
            'form-removed',
            answer.unit,
            path,
            `route ${path} takes a form sent without scripts, and would answer it with 405`,
            'Keep the form of the route and the submit of its page: pages that are open send it, and people without JavaScript have no other way.',
          ),
        ];
      }
      const missing = form.fields.filter((field) => !answer.form?.fields.includes(field));
      if (missing.length === 0) return [];
      return [
        warning(
          'form-field-removed',
          answer.unit,
          path,
          `the form of route ${path} takes ${missing.join(', ')}, and would leave ${missing.length === 1 ? 'it' : 'them'} out`,
          'Keep taking the field as long as pages that are open may send it, unless nothing is done with it.',
        ),
      ];
    }),
  );
}

/** Addresses that a unit's pattern answers live and that a new route of another unit would take from it. */
export function routesShadowed(releases: readonly Release[], live: readonly Release[]): Finding[] {
  const before = toComposition(live);
  const now = toComposition(releases);
  // An identical address is reported as taken.
  const known = new Set(live.flatMap(({ routes }) => routes.map(({ path }) => routeShape(path))));
  return releases.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      if (known.has(routeShape(path)) || !isPattern(path)) return [];
      for (const address of listAddresses(path)) {
        const owner = matchRoute(before, address);
        if (!owner || owner.unit === name || matchRoute(now, address)?.unit !== name) continue;
        return [
          breaking(
            'route-shadowed',
            name,
            path,
            `route ${path} of ${name} would take ${address} from ${owner.unit}, whose route ${owner.route.path} answers it live`,
            `Choose a path in ${name} that no route of ${owner.unit} answers.`,
          ),
        ];
      }
      return [];
    }),
  );
}

/** Addresses that a pattern answers: its variables filled, what may be missing once there and once not. */
function listAddresses(path: string): string[] {
  const filled = (tokens: ReturnType<typeof parse>['tokens'], withGroups: boolean): string =>
    tokens
      .map((token) => {
        if (token.type === 'text') return token.value;
        if (token.type === 'group') return withGroups ? filled(token.tokens, true) : '';
        return 'x';
      })
      .join('');
  const { tokens } = parse(path);
  return [...new Set([filled(tokens, false), filled(tokens, true)])];
}

/** As much of a composition as finding routes needs. */
function toComposition(releases: readonly Release[]): PageComposition {
  return {
    id: '',
    custom: false,
    units: Object.fromEntries(
      releases.map(({ name, version, entry, routes }) => [
        name,
        {
          version,
          base: '',
          entry: entry.file,
          integrity: entry.integrity,
          routes: routes.filter(({ path }) => isPattern(path)),
          slots: [],
        },
      ]),
    ),
  };
}

const WHO = { anyone: 'everyone', candidate: 'signed-in candidates', visitor: 'visitors' } as const;
