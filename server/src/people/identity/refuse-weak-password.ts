import { DomainError } from '../../platform/domain-error.ts'

let knownPasswords: Promise<Set<string>> | undefined

// 49,000 words: loaded by the first sign-up rather than by every start.
const loadKnownPasswords = (): Promise<Set<string>> => {
  knownPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return knownPasswords
}

/** What is left of "Ann.Smith-2024!" once the decoration everyone adds is taken off: "annsmith". */
const core = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\d+|\d+$/g, '')

/** Passwords that a guesser tries first: the published lists, our own name, and the person's own address. */
export const refuseWeakPassword = async (password: string, email?: string): Promise<void> => {
  const folded = password.toLowerCase()
  const [local = '', domain = ''] = (email ?? '').toLowerCase().split('@')
  const own = ['ledgerleaf', local, domain, `${local}@${domain}`, domain.split('.')[0] ?? '']
  const trivial = own.map(core).filter((word) => word.length > 0)
  const known = await loadKnownPasswords()
  const weak =
    known.has(folded) || new Set(folded).size < 3 || own.includes(folded) || trivial.includes(core(folded))
  if (weak) throw new DomainError('weak_password', { field: 'password' })
}
