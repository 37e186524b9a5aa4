/** Rules of this repository, as a plugin of oxlint. */
import { boundaries } from './boundaries.mjs';
import { fileNames } from './file-names.mjs';
import { noFixedWait } from './fixed-wait.mjs';
import { noOfNames } from './no-of-names.mjs';

export default {
  meta: { name: 'chamba' },
  rules: { boundaries, 'file-names': fileNames, 'no-fixed-wait': noFixedWait, 'no-of-names': noOfNames },
};
