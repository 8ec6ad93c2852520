import { gzipSync } from 'node:zlib'
import { contextsOf } from './credential-context.ts'
import { didOf } from './did-web.ts'

/** As long as the standard asks for at least, so that which place is asked about tells nothing. */
export const placesInList = 131_072

const purpose = 'suspension'
// What a registry confirms or contradicts shows within the hour, whoever keeps a copy.
const listMinutes = 60

const listAddress = (publicUrl: string, list: number): string => `${publicUrl}/api/credentials/status/${list}`

/** Where a credential says one has to look before it is counted. */
export const statusEntry = (publicUrl: string, position: number) => {
  const list = listAddress(publicUrl, Math.floor(position / placesInList))
  const place = position % placesInList
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: purpose,
    statusListIndex: String(place),
    statusListCredential: list,
  }
}

/** One bit a place, the first place leftmost, packed and in the letters the standard wants. */
const encodePlaces = (places: readonly number[]): string => {
  const bits = Buffer.alloc(placesInList / 8)
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7))
  return `u${gzipSync(bits).toString('base64url')}`
}

/** Suspended and not revoked: what is pending or could not be retired at the registry today may stand there tomorrow. */
export const writeStatusList = (publicUrl: string, list: number, places: readonly number[], now: Date) => ({
  '@context': contextsOf(publicUrl),
  id: listAddress(publicUrl, list),
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: { id: didOf(publicUrl), name: 'Ledgerleaf' },
  validFrom: now.toISOString(),
  validUntil: new Date(now.getTime() + listMinutes * 60_000).toISOString(),
  credentialSubject: {
    id: `${listAddress(publicUrl, list)}#list`,
    type: 'BitstringStatusList',
    statusPurpose: purpose,
    // How long a copy may be kept before it is asked for again.
    ttl: listMinutes * 60_000,
    encodedList: encodePlaces(places),
  },
})
