import type { CatalogueContext } from '../http/catalogue-context.ts';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Upstream } from '../http/upstream.ts';
import { suggestionOf } from '../suggests/place-suggestions.ts';
import { nearestTown } from './nearest.ts';

/** Reverse geolocation: the municipality nearest to rounded coordinates, which are neither stored nor logged. */
export function geolocationUpstream({ search }: CatalogueContext): Upstream {
  return {
    name: 'geolocation',
    operations: [
      handler('lookup.nearest', async ({ query }) => {
        const town = await nearestTown(await search.places.names.catalogue(), query);
        if (!town) throw new Fault('MYS-15');
        return { place: suggestionOf({ place: town, knownAs: '' }, 'locations') };
      }),
    ],
  };
}
