import { namingNote, sandboxMark } from '@ledgerleaf/contract/retirements'
import type { SharedCertificate } from '@ledgerleaf/contract/shared-certificates'
import { Credits } from '@ledgerleaf/contract/units'
import type { Reader } from '../../platform/db.ts'
import { findCertificate } from './certificate-queries.ts'
import { findCommonCertificate } from './common-certificate.ts'
import { markSandbox } from './mark-sandbox.ts'
import { findShares } from './retirement-queries.ts'

/** What all shares have in common: the name of a product stands before it on its own certificate alone. */
const purposeOf = ([share]: SharedCertificate['shares']): string => {
  const purpose = share?.certificates[0]?.retirement.purpose ?? ''
  const before = `${share?.name}: `
  return share?.kind === 'product' && purpose.startsWith(before) ? purpose.slice(before.length) : purpose
}

/** Everything one act retired, share by share in the order they were named, each with its proofs. */
export const findSharedCertificate = async (
  db: Reader,
  id: string,
  isSandbox: boolean,
): Promise<SharedCertificate | null> => {
  const found = await findShares(db, id)
  if (found.length === 0) return null
  const shares: SharedCertificate['shares'] = []
  for (const { kind, name, quantity, certificateId } of found) {
    const common = await findCommonCertificate(db, certificateId, isSandbox)
    const only = common ? null : await findCertificate(db, certificateId)
    const certificates = common?.certificates ?? (only ? [markSandbox(only, isSandbox)] : [])
    shares.push({ kind, name, quantity: Credits.parse(quantity), certificateId, certificates })
  }
  return {
    id,
    quantity: Credits.parse(shares.reduce((sum, { quantity }) => sum + quantity, 0)),
    purpose: purposeOf(shares),
    beneficiaryNote: namingNote,
    ...(isSandbox ? { mark: sandboxMark } : {}),
    shares,
  }
}
