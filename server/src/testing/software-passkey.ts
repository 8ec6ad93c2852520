import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto'
import type { PasskeyQuestion, PasskeyWish } from '@ledgerleaf/contract/factors'
import type { NewPasskey, PasskeyAnswer } from '@ledgerleaf/contract/proof'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const presentAndVerified = 0x05
const withKey = 0x40

const authData = (rpId: string, flags: number, count: number, rest: Buffer = Buffer.alloc(0)) => {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest])
}

// The few forms of CBOR an attestation of the kind "none" needs.
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])
const long = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data])
const word = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** What makes an authenticator the same again in another process. */
export type KeptPasskey = { key: string; id: string; handle: string | undefined }

const newKept = (): KeptPasskey => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return { key, id: randomBytes(16).toString('base64url'), handle: undefined }
}

/** An authenticator in a few lines, to answer as one and as nobody's browser would. */
export const softwarePasskey = (origin: string, kept: KeptPasskey = newKept()) => {
  const privateKey = createPrivateKey(kept.key)
  const publicKey = createPublicKey(privateKey)
  const id = Buffer.from(kept.id, 'base64url')
  const encodedId = id.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: an elliptic curve key for ES256 on P-256.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  let { handle } = kept
  return {
    keep: (): KeptPasskey => ({ ...kept, handle }),
    make: ({ challenge, rp, user }: PasskeyWish, { from = origin } = {}): NewPasskey => {
      handle = user.id
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const data = authData(rp.id, presentAndVerified | withKey, 0, attested)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        word('fmt'),
        word('none'),
        word('attStmt'),
        Buffer.from([0xa0]),
        word('authData'),
        long(data),
      ])
      return {
        id: encodedId,
        rawId: encodedId,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    sign: (
      { challenge, rpId }: PasskeyQuestion,
      { count = 0, from = origin, flags = presentAndVerified, userHandle = handle } = {},
    ): PasskeyAnswer => {
      const data = authData(rpId, flags, count)
      const client = clientData('webauthn.get', challenge, from)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id: encodedId,
        rawId: encodedId,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
        clientExtensionResults: {},
      }
    },
  }
}
