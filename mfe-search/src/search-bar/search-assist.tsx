/** What the search bar loads with the first intent. */
export { NearMeStatus } from './near-me-status.tsx';
export { searchBarSaga } from './search-bar.saga.ts';
export { KeywordBox, PlaceBox } from './suggestion-boxes.tsx';
export { SearchDialog } from './search-dialog.tsx';
