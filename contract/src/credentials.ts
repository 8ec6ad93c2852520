import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a verifiable credential is handed over as: VC-JOSE-COSE of the W3C. */
export const credentialType = 'application/vc+jwt'

/** One public key of the server, as a DID document names it. */
const VerificationMethod = z.object({
  id: z.string(),
  type: z.literal('JsonWebKey'),
  controller: z.string(),
  publicKeyJwk: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
})
export type VerificationMethod = z.infer<typeof VerificationMethod>

/** Who this server is to whoever checks a credential (did:web). */
export const DidDocument = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  verificationMethod: z.array(VerificationMethod),
  assertionMethod: z.array(z.string()),
})
export type DidDocument = z.infer<typeof DidDocument>

export const credentialsApi = {
  didDocument: endpoint({
    method: 'GET',
    path: '/.well-known/did.json',
    summary: 'The keys that sign verifiable credentials, as the DID document of this server (did:web)',
    tag: 'Verifiable credentials',
    effect: 'read',
    caller: 'anyone',
    answer: DidDocument,
    errors: [],
  }),
  credential: endpoint({
    method: 'GET',
    path: '/api/certificates/:id/credential.jwt',
    summary:
      'The certificate as a W3C Verifiable Credential 2.0, signed as a JWT (application/vc+jwt); with the registry’s state of this moment',
    tag: 'Verifiable credentials',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ id: z.uuid() }),
    answer: z.unknown(),
    errors: ['not_found'],
  }),
  statusList: endpoint({
    method: 'GET',
    path: '/api/credentials/status/:list',
    summary:
      'Which credentials must not be counted now, as a signed Bitstring Status List of 131,072 retirements (application/vc+jwt)',
    tag: 'Verifiable credentials',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ list: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)) }),
    answer: z.unknown(),
    errors: ['not_found'],
  }),
  context: endpoint({
    method: 'GET',
    path: '/api/credentials/v1',
    summary: 'What the words of these credentials mean, as a JSON-LD context',
    tag: 'Verifiable credentials',
    effect: 'read',
    caller: 'anyone',
    answer: z.unknown(),
    errors: [],
  }),
} as const
