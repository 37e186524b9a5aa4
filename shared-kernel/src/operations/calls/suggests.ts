/** How pages make each call of `suggests`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as suggestsKeywords } from '../suggests/keywords.ts';
import { call as suggestsPlaces } from '../suggests/places.ts';
import { call as suggestsRoles } from '../suggests/roles.ts';
import { call as suggestsSkills } from '../suggests/skills.ts';
import { call as suggestsUniversities } from '../suggests/universities.ts';

export const calls = {
  'suggests.keywords': suggestsKeywords,
  'suggests.places': suggestsPlaces,
  'suggests.roles': suggestsRoles,
  'suggests.skills': suggestsSkills,
  'suggests.universities': suggestsUniversities,
};
