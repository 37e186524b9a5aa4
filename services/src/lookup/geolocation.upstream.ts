import type { CatalogueContext } from '../http/catalogue-context.ts';
import { readInput } from '../http/call.ts';
import { Fault } from '../http/fault.ts';
import type { Upstream } from '../http/upstream.ts';
import { suggestionOf } from '../suggests/place-suggestions.ts';
import { coordinates, nearestTown } from './nearest.ts';

/** Where somebody is: the municipality nearest to rounded coordinates, which are neither kept nor logged. */
export function geolocationUpstream({ search }: CatalogueContext): Upstream {
  return {
    name: 'geolocation',
    handlers: {
      'GET nearest': async ({ params }) => {
        const town = await nearestTown(await search.places.names.catalogue(), readInput(coordinates, params));
        if (!town) throw new Fault('MYS-15');
        return { place: suggestionOf({ place: town, knownAs: '' }, 'locations') };
      },
    },
  };
}
