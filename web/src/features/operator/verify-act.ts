import type { AuditEntry } from '@ledgerleaf/contract/operator'
import { provenanceApi } from '@ledgerleaf/contract/provenance'
import { send } from '../../api/client.ts'
import { readLogKeys } from '../../api/log-keys.ts'

export type ActVerdict = { verified: boolean; says: string[] }

/** What the leaf commits to, in the words of the server that wrote it. */
const fieldsOf = ({ id, operatorId, act, subjectKind, subjectId, reason, actedAt }: AuditEntry) => ({
  id,
  operator: operatorId,
  act,
  subjectKind,
  subject: subjectId,
  reason,
  at: actedAt,
})

/** Checks on the reader's own machine that the act is in the signed log, and that the log means this very row. */
export const verifyAct = async (entry: AuditEntry): Promise<ActVerdict | 'pending'> => {
  const [
    { verifyEntry },
    { verifyCommitment },
    { fromBase64 },
    { fromHex },
    { equalBytes, fromUtf8 },
    { canonicalBytes },
    answer,
    verifierKeys,
  ] = await Promise.all([
    import('@ledgerleaf/provenance/verify-entry'),
    import('@ledgerleaf/provenance/commitment'),
    import('@ledgerleaf/provenance/base64'),
    import('@ledgerleaf/provenance/hex'),
    import('@ledgerleaf/provenance/bytes'),
    import('@ledgerleaf/provenance/canonical'),
    send(provenanceApi.proof, { params: { entryId: entry.id } }),
    readLogKeys(),
  ])
  if (answer.proof === null) return 'pending'
  const entryBytes = fromBase64(answer.entry)
  const { verified, steps, reason } = await verifyEntry({
    entryBytes,
    proofFile: answer.proof,
    verifierKeys,
    origin: answer.origin,
  })
  const says = steps.map((step) => step.says)
  if (!verified) return { verified, says: [...says, reason ?? 'The proof does not hold.'] }
  try {
    const { commitment, facts = null } = JSON.parse(fromUtf8(entryBytes)) as {
      commitment: string
      facts?: Record<string, string>
    }
    verifyCommitment(fromHex(commitment), fromHex(entry.salt), fieldsOf(entry))
    if (!equalBytes(canonicalBytes(facts), canonicalBytes(entry.facts)))
      return { verified: false, says: [...says, 'The log says something else of it than this row.'] }
    return {
      verified,
      says: [...says, 'Who acted, on what, why and when are what the log committed to.'],
    }
  } catch {
    return { verified: false, says: [...says, 'This row is not the one the log committed to.'] }
  }
}
