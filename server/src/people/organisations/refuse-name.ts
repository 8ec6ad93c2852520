import { DomainError } from '../../platform/domain-error.ts'

// A mail program makes a link of these; of a bare domain it may too, but that is what companies such as Booking.com are called.
const address = /:\/\/|\bhttps?:|\bwww\.|@|[\p{L}\p{N}-]\.\p{L}{2,}\s*[/\\?#]/iu
const ours = /ledgerleaf/
const offices = new Set(['support', 'security', 'helpdesk'])
const around = new Set(['the', 'team', 'service', 'customer', 'account', 'desk', 'official', 'department'])

/** How a name reads: without accents, width and what only looks like space. */
const plain = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a name is one that a mail of ours must not carry: people would follow the address in it, or take whoever bears it
 * for us.
 */
export const isOddName = (name: string): boolean => {
  const read = plain(name)
  if (address.test(read) || ours.test(read.replace(/[^\p{L}\p{N}]/gu, ''))) return true
  const words = read.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return (
    words.some((word) => offices.has(word)) && words.every((word) => offices.has(word) || around.has(word))
  )
}

/** Where people and organisations say what they are called; the first that will not do is named. */
export const refuseOddNames = (names: Record<string, string | undefined>): void => {
  for (const [field, name] of Object.entries(names))
    if (name !== undefined && isOddName(name))
      throw new DomainError('invalid_input', {
        field,
        message: 'A name holds no web or e-mail address, and is not ours or that of an office of ours',
      })
}
