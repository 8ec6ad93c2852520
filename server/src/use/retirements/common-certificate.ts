import { type CommonCertificate, namingNote, sandboxMark } from '@ledgerleaf/contract/retirements'
import { Credits } from '@ledgerleaf/contract/units'
import type { Reader } from '../../platform/db.ts'
import { findCertificate } from './certificate-queries.ts'
import { markSandbox } from './mark-sandbox.ts'
import { findRetiredTogether } from './retirement-queries.ts'

/** What one act retired of several batches: the largest first, each with its own proof. */
export const findCommonCertificate = async (
  db: Reader,
  id: string,
  isSandbox: boolean,
): Promise<CommonCertificate | null> => {
  const retired = await findRetiredTogether(db, id)
  if (retired.length === 0) return null
  const largestFirst = retired.toSorted((a, b) => b.quantity - a.quantity || (a.id < b.id ? -1 : 1))
  const certificates = []
  for (const one of largestFirst) {
    const certificate = await findCertificate(db, one.id)
    if (certificate) certificates.push(markSandbox(certificate, isSandbox))
  }
  const quantity = retired.reduce((sum, one) => sum + one.quantity, 0)
  return {
    id,
    quantity: Credits.parse(quantity),
    beneficiaryNote: namingNote,
    ...(isSandbox ? { mark: sandboxMark } : {}),
    certificates,
  }
}
