/** What the gateway and the service worker of the shell agree on: headers of pages and the data of the worker. */
export {
  DOCUMENT_PARTS_HEADER,
  parseDocumentParts,
  serializeDocumentParts,
  type DocumentParts,
} from './document-parts.ts';
export { OFFLINE_HEADER, parseKeepRule, serializeKeepRule, type KeepRule } from './keep-rule.ts';
export { SESSION_HEADER, SESSION_SECONDS_HEADER, VISITOR_MARK } from './session-headers.ts';
export { readWorkerData, writeWorkerData, type WorkerData } from './worker-data.ts';
