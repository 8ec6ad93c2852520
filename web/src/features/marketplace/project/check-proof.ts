import type { marketApi } from '@ledgerleaf/contract/market'
import { marketCalls } from '@ledgerleaf/contract/market-calls'
import { send } from '../../../api/client.ts'
import { readLogKeys } from '../../../api/log-keys.ts'

export type CheckedProof = { verified: boolean; says: string }

/**
 * Checks in this browser that an entry is in the signed log. The code that checks is the same anyone can run, and is
 * loaded when it is first wanted.
 */
export const checkProof = async (logIndex: number): Promise<CheckedProof> => {
  const [{ proof }, keys, { verifyEntry }, { parseProofFile }] = await Promise.all([
    send<typeof marketApi.proof>(marketCalls.proof, { params: { index: String(logIndex) } }),
    readLogKeys(),
    import('@ledgerleaf/provenance/verify-entry'),
    import('@ledgerleaf/provenance/proof-file'),
  ])
  const { extra } = parseProofFile(proof)
  const { verified, reason, entry } = await verifyEntry({
    entryBytes: extra ?? new Uint8Array(),
    proofFile: proof,
    verifierKeys: keys,
    origin: keys[0]?.split('+')[0] ?? '',
  })
  return verified
    ? { verified, says: `Entry ${entry?.index} of ${entry?.size} is in the signed log.` }
    : { verified, says: reason ?? 'The proof does not hold.' }
}
