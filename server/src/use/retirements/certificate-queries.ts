import type { Certificate } from '@ledgerleaf/contract/retirements'
import { toBase64 } from '@ledgerleaf/provenance/base64'
import { fromUtf8 } from '@ledgerleaf/provenance/bytes'
import {
  type CertificateFacts,
  type CertificateFile,
  certificateFormat,
} from '@ledgerleaf/provenance/certificate'
import { toHex } from '@ledgerleaf/provenance/hex'
import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import { eq } from 'drizzle-orm'
import { findEntryInclusion } from '../../ledger/entry-proofs.ts'
import { findOrigin, findVerifierKeys } from '../../log/checkpoint-queries.ts'
import type { Inclusion } from '../../log/proof-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { findRetirement } from './retirement-queries.ts'
import { retirements } from './retirements.tables.ts'

type Row = typeof retirements.$inferSelect
type Leaf = {
  at: string
  facts?: CertificateFacts & { details?: string }
  postings: { serials: [number, number][] }[]
}

/** Everything the file says is read from the entry itself: a project that changes its name later changes no certificate. */
const fileOf = (row: Row, inclusion: Inclusion, origin: string): CertificateFile | null => {
  const { at, facts, postings } = JSON.parse(fromUtf8(inclusion.leaf)) as Leaf
  if (!row.salt || !facts?.details) return null
  const { details: _, ...told } = facts
  const { beneficiary, onBehalfOf, reason, purpose, periodStartsOn, periodEndsOn, message } = row
  const { index, proof, checkpoint } = inclusion
  return {
    format: certificateFormat,
    retiredAt: at,
    quantity: row.quantity,
    serials: postings[0]?.serials ?? [],
    words: { beneficiary, onBehalfOf, reason, purpose, periodStartsOn, periodEndsOn, message },
    facts: told,
    salt: toHex(row.salt),
    entry: toBase64(inclusion.leaf),
    proof: writeProofFile({ index, proof: [...proof], checkpoint }),
    origin,
  }
}

/** A retirement with its proof, or without one while the log has yet to take it up. */
export const findCertificate = async (
  db: Reader,
  id: string,
): Promise<(Certificate & { file: CertificateFile | null }) | null> => {
  const [row] = await db.select().from(retirements).where(eq(retirements.id, id))
  const retirement = row && (await findRetirement(db, id))
  if (!row || !retirement) return null
  const [origin, verifierKeys] = await Promise.all([findOrigin(db), findVerifierKeys(db)])
  const inclusion = await findEntryInclusion(db, `retire:${id}`)
  const known = { retirement, verifierKeys, origin: origin ?? '' }
  if (inclusion?.state !== 'included') return { ...known, state: 'pending', logIndex: null, file: null }
  const file = fileOf(row, inclusion, known.origin)
  return { ...known, state: file ? 'logged' : 'unsealed', logIndex: inclusion.index, file }
}
