import type { Certificate } from '@ledgerleaf/contract/retirements'
import { certificatesFormat } from '@ledgerleaf/provenance/certificate'
import { DomainError } from '../../platform/domain-error.ts'

export const notYetLogged = 'The log has not taken this retirement up yet.'

/** Several certificates with their proofs as one file, once the log has all of them. */
export const writeProofFiles = (certificates: readonly Certificate[]): string => {
  const files = certificates.map(({ file }) => file)
  if (files.includes(null)) throw new DomainError('not_found', { message: notYetLogged })
  return JSON.stringify({ format: certificatesFormat, certificates: files }, null, 2)
}
