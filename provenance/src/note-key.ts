import { fromBase64, toBase64 } from './base64.ts'
import { concatBytes, toUtf8 } from './bytes.ts'
import { keyPairFrom } from './ed25519.ts'
import { toHex } from './hex.ts'
import { Refusal } from './refusal.ts'
import { sha256 } from './sha256.ts'

/** A public key under the name it signs with (C2SP signed-note, type 0x01). The id is short: a hint, not a proof. */
export type VerifierKey = { name: string; id: string; publicKey: Uint8Array }

export type NoteSigner = VerifierKey & { sign: (message: Uint8Array) => Promise<Uint8Array> }

/** How a key signs: a log its own state (signed-note), a witness somebody else's with the time (tlog-cosignature). */
export type KeyUse = 'log' | 'witness'
const typeOf: Record<KeyUse, number> = { log: 0x01, witness: 0x04 }

export const isKeyName = (name: string): boolean =>
  name !== '' && !/[\p{White_Space}\p{Cc}\p{Cs}+]/u.test(name)

const newline = Uint8Array.of(0x0a)

const keyId = (name: string, typedKey: Uint8Array): string =>
  toHex(sha256(toUtf8(name), newline, typedKey).slice(0, 4))

const typed = (publicKey: Uint8Array, use: KeyUse) => concatBytes(Uint8Array.of(typeOf[use]), publicKey)

export const verifierKey = (name: string, publicKey: Uint8Array, use: KeyUse = 'log'): VerifierKey => {
  if (!isKeyName(name)) throw new Refusal('The name of a key has no spaces and no plus signs.')
  if (publicKey.length !== 32) throw new Refusal('An Ed25519 public key has 32 bytes.')
  return { name, id: keyId(name, typed(publicKey, use)), publicKey }
}

const writeKey = ({ name, id, publicKey }: VerifierKey, use: KeyUse): string =>
  `${name}+${id}+${toBase64(typed(publicKey, use))}`

/** `name+id+key`, as it is printed, published and handed to other people's tools. */
export const writeVerifierKey = (key: VerifierKey): string => writeKey(key, 'log')

export const writeWitnessKey = (key: VerifierKey): string => writeKey(key, 'witness')

const wrongUse: Record<KeyUse, string> = {
  log: 'The verifier key is not an Ed25519 key.',
  witness: 'The verifier key is not one of a witness that signs with Ed25519 (cosignature/v1).',
}

const parseKey = (text: string, use: KeyUse): VerifierKey => {
  const [, name = '', id = '', encoded = ''] = /^([^+]*)\+([^+]*)\+(.*)$/su.exec(text) ?? []
  if (!isKeyName(name) || !/^[0-9a-f]{8}$/.test(id)) {
    throw new Refusal('A verifier key is written name+id+key.')
  }
  const key = fromBase64(encoded)
  if (key[0] !== typeOf[use]) throw new Refusal(wrongUse[use])
  const parsed = verifierKey(name, key.slice(1), use)
  if (parsed.id !== id) throw new Refusal('The id of the verifier key does not belong to its name and key.')
  return parsed
}

export const parseVerifierKey = (text: string): VerifierKey => parseKey(text, 'log')

export const parseWitnessKey = (text: string): VerifierKey => parseKey(text, 'witness')

export const noteSigner = async (
  name: string,
  seed: Uint8Array,
  use: KeyUse = 'log',
): Promise<NoteSigner> => {
  const { publicKey, sign } = await keyPairFrom(seed)
  return { ...verifierKey(name, publicKey, use), sign }
}
