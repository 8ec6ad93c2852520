import type { DidDocument, VerificationMethod } from '@ledgerleaf/contract/credentials'
import type { PublicKey } from './credential-key.ts'

/** The server's name among DIDs: its host, in which the colon before a port is written %3A. */
export const didOf = (publicUrl: string): string => `did:web:${new URL(publicUrl).host.replace(':', '%3A')}`

export const keyIdOf = (did: string, { thumbprint }: Pick<PublicKey, 'thumbprint'>): string =>
  `${did}#${thumbprint}`

export const writeDidDocument = (publicUrl: string, keys: readonly PublicKey[]): DidDocument => {
  const did = didOf(publicUrl)
  const verificationMethod = keys.map(
    (key): VerificationMethod => ({
      id: keyIdOf(did, key),
      type: 'JsonWebKey',
      controller: did,
      publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey },
    }),
  )
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: did,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  }
}
