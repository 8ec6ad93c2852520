import { createHash } from 'node:crypto'
import { isSharedHost, registeredPart } from './shared-mail.ts'

type KnownCompany = {
  accountId: string | null
  emails: readonly (string | null | undefined)[]
  taxId: string | null | undefined
}

const marksOfEmail = (email: string): string[] => {
  const at = email.lastIndexOf('@')
  const [local, host] = [email.slice(0, at), email.slice(at + 1)].map((part) => part.toLowerCase())
  if (!local || !host) return []
  // What stands behind a plus goes to the same person.
  const address = `email:${local.replace(/\+.*$/, '')}@${host}`
  return isSharedHost(host) ? [address] : [address, `domain:${registeredPart(host)}`]
}

/** So many digits are one company's: two of the same are rarer than a number that is written wrongly. */
const tellingDigits = 8

const fingerprint = (mark: string): string => createHash('sha256').update(mark).digest('hex')

/**
 * What a company is known by: its account, its address, the host of that unless strangers share it, its tax number.
 * As fingerprints, so that nobody can be read out of them.
 */
export const companyMarks = ({ accountId, emails, taxId }: KnownCompany): string[] => {
  // Letters and digits of other widths and scripts look the same: of a number as long as that, the digits alone tell whose.
  const number = (taxId ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const digits = number.replace(/\P{Nd}/gu, '')
  const marks = [
    ...(accountId === null ? [] : [`account:${accountId}`]),
    ...emails.flatMap((email) => (email ? marksOfEmail(email) : [])),
    ...(number === '' ? [] : [`tax:${number}`]),
    ...(digits.length < tellingDigits ? [] : [`tax-digits:${digits}`]),
  ]
  return [...new Set(marks)].map(fingerprint)
}
