import { canonicalBytes } from '@ledgerleaf/provenance/canonical'
import { commit } from '@ledgerleaf/provenance/commitment'
import { toHex } from '@ledgerleaf/provenance/hex'
import type { auditEntries } from './audit.tables.ts'

type ActRow = typeof auditEntries.$inferSelect

/**
 * What the public log says of an act: what was done and when, and what of it is for anyone to know (`facts`). Who did
 * it, to what and why may name people, so a commitment stands for that; an operator who holds the row and its salt can
 * show that nothing was changed.
 * @NOTE migration 0030 writes the same for acts that are older than their leaves
 * @NOTE web/src/features/operator/verify-act.ts opens it again
 */
export const actLeaf = ({
  id,
  operatorId,
  act,
  subjectKind,
  subjectId,
  reason,
  facts,
  actedAt,
  salt,
}: ActRow) => {
  const at = actedAt.toISOString()
  const told = { id, operator: operatorId, act, subjectKind, subject: subjectId, reason, at }
  return canonicalBytes({
    version: 1,
    kind: 'act',
    key: `act:${id}`,
    at,
    act,
    commitment: toHex(commit(salt, told)),
    ...(facts === null ? {} : { facts }),
  })
}
