import { concatBytes } from './bytes.ts'
import { fromHex } from './hex.ts'
import { Refusal } from './refusal.ts'

const algorithm = 'Ed25519'

// What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410): WebCrypto takes no bare private key.
const privateKeyHeader = fromHex('302e020100300506032b657004220420')

// On a page that came over plain http there is no subtle, whatever its type says.
const subtle = (): typeof crypto.subtle => {
  const found: typeof crypto.subtle | undefined = globalThis.crypto?.subtle
  if (!found) throw new Refusal('Signatures can be checked only on a page that came over https.')
  return found
}

// Copies, so that WebCrypto is given plain memory whatever the bytes were a view of.
const own = (bytes: Uint8Array) => new Uint8Array(bytes)

export const verifyEd25519 = async (
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): Promise<boolean> => {
  if (signature.length !== 64) return false
  const tools = subtle()
  const key = await tools.importKey('raw', own(publicKey), algorithm, false, ['verify']).catch(() => {
    throw new Refusal('This browser cannot check Ed25519 signatures, or the public key is not one.')
  })
  return tools.verify(algorithm, key, own(signature), own(message))
}

export type KeyPair = { publicKey: Uint8Array; sign: (message: Uint8Array) => Promise<Uint8Array> }

/** The key pair that grows from 32 secret bytes: RFC 8032's private key. */
export const keyPairFrom = async (seed: Uint8Array): Promise<KeyPair> => {
  if (seed.length !== 32) throw new Refusal('An Ed25519 private key has 32 bytes.')
  const tools = subtle()
  const key = await tools.importKey('pkcs8', own(concatBytes(privateKeyHeader, seed)), algorithm, true, [
    'sign',
  ])
  const { x = '' } = await tools.exportKey('jwk', key)
  const publicKey = Uint8Array.from(atob(x.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return {
    publicKey,
    sign: async (message) => new Uint8Array(await tools.sign(algorithm, key, own(message))),
  }
}
