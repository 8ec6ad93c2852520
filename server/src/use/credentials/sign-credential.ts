import { sign } from 'node:crypto'
import type { CredentialKey } from './credential-key.ts'
import { keyIdOf } from './did-web.ts'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Secures a credential as VC-JOSE-COSE says: the credential itself is what the JWT holds, without a wrapper. */
export const signCredential = (
  credential: { issuer: { id: string } },
  key: Pick<CredentialKey, 'privateKey' | 'thumbprint'>,
): string => {
  const head = { alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: keyIdOf(credential.issuer.id, key) }
  const said = `${encode(head)}.${encode(credential)}`
  return `${said}.${sign(null, Buffer.from(said), key.privateKey).toString('base64url')}`
}
