/** Keys, signatures of releases and of requests, and the content addresses of compositions; Node only. */
export {
  generateKeys,
  InvalidKeyError,
  keyId,
  derivePublicKey,
  readPublicKey,
  type KeyPair,
} from './keys.ts';
export {
  isReleaseSignedBy,
  releaseSignatureSchema,
  SIGNATURE_FILE,
  signRelease,
  teamName,
  type ReleaseSignature,
} from './release-signature.ts';
export {
  bodyDigest,
  CLOCK_WINDOW_MS,
  isRequestSignedBy,
  isSignatureHeader,
  readSignatureHeader,
  requestText,
  SIGNATURE_SCHEME,
  signRequest,
  type RequestSignature,
  type RequestTarget,
} from './signed-request.ts';
export { canonicalJson } from '../canonical-json.ts';
export {
  COMPOSITION_ID,
  compositionDocumentSchema,
  compositionId,
  manifestHash,
  type CompositionDocument,
} from './composition-document.ts';
