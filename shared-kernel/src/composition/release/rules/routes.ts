import type { Release } from '../schema.ts';
import { breaking, type Finding } from './finding.ts';

/** A path without the names of its variables: `/oferta/:a` and `/oferta/:b` are one address. */
export function routeShape(path: string): string {
  return path.replace(/([:*])\w+/g, '$1');
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

/** Addresses that are live and that nobody would answer, or fewer people could see. */
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

const WHO = { anyone: 'everybody', candidate: 'who is signed in', visitor: 'who is not signed in' } as const;
