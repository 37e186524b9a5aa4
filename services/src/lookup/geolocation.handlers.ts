import type { CatalogueContext } from '../catalogue-context.ts';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { nearestTown } from './nearest.ts';
import { toSuggestion } from './suggestion.ts';

/** Reverse geolocation: the municipality nearest to rounded coordinates, which are neither stored nor logged. */
export function geolocationHandlers({ search }: CatalogueContext): Handler[] {
  return [
    handler('lookup.nearest', async ({ query: { lat, lon } }) => {
      const catalogue = await search.places.names.catalogue();
      const town = await nearestTown(catalogue, { latitude: lat, longitude: lon });
      if (!town) throw new Fault('MYS-15');
      return { place: toSuggestion({ place: town, knownAs: '' }, 'locations') };
    }),
  ];
}
