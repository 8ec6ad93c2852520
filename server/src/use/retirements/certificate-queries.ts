import type { RegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import { type Certificate, namingNote } from '@ledgerleaf/contract/retirements'
import { toBase64 } from '@ledgerleaf/provenance/base64'
import { fromUtf8 } from '@ledgerleaf/provenance/bytes'
import {
  type CertificateFacts,
  type CertificateFile,
  certificateFormat,
} from '@ledgerleaf/provenance/certificate'
import { toHex } from '@ledgerleaf/provenance/hex'
import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import type { RegistryStatement, RegistryTold } from '@ledgerleaf/provenance/registry-statement'
import { eq } from 'drizzle-orm'
import { findEntryInclusion } from '../../ledger/entry-proofs.ts'
import { findOrigin, findVerifierKeys } from '../../log/checkpoint-queries.ts'
import { findInclusion, type Inclusion } from '../../log/proof-queries.ts'
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
const fileOf = (
  row: Row,
  inclusion: Inclusion,
  origin: string,
  atRegistry: RegistryStatement | null,
): CertificateFile | null => {
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
    ...(atRegistry === null ? {} : { atRegistry }),
    notes: { beneficiary: namingNote },
  }
}

/** What the log says of the retirement at the registry; null until it says what was done there. */
const stateRegistry = async (db: Reader, id: string, told: RegistryRetirement | null) => {
  if (told === null) return { statement: null, logIndex: null }
  const { actId, since, registry } = told
  if (actId === null) {
    const pending = { certificate: id, registry, state: 'pending' }
    return { statement: { since, told: pending, said: null }, logIndex: null }
  }
  const inclusion = await findInclusion(db, actId)
  if (inclusion?.state !== 'included') return { statement: null, logIndex: null }
  const { leaf, index, proof, checkpoint } = inclusion
  const { at, facts } = JSON.parse(fromUtf8(leaf)) as { at: string; facts: RegistryTold }
  const said = {
    at,
    entry: toBase64(leaf),
    proof: writeProofFile({ index, proof: [...proof], checkpoint }),
  }
  return { statement: { since, told: facts, said }, logIndex: index }
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
  const { statement, logIndex: registryLogIndex } = await stateRegistry(db, id, retirement.atRegistry)
  const known = {
    retirement,
    verifierKeys,
    origin: origin ?? '',
    registryLogIndex,
    beneficiaryNote: namingNote,
  }
  if (inclusion?.state !== 'included') return { ...known, state: 'pending', logIndex: null, file: null }
  const file = fileOf(row, inclusion, known.origin, statement)
  return { ...known, state: file ? 'logged' : 'unsealed', logIndex: inclusion.index, file }
}
