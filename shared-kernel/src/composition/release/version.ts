import { valid } from 'semver';
import { z } from 'zod';

/** Whether a text is the version of a release: semantic, without build metadata, since it names a folder. */
export function isReleaseVersion(text: string): boolean {
  return valid(text) === text;
}

/** The version of a release, e.g. 1.4.0. */
export const releaseVersionSchema = z.string().refine(isReleaseVersion, 'must be a version, e.g. 1.4.0');
