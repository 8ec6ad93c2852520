import { provenanceApi } from '@ledgerleaf/contract/provenance'
import type { ProofVerdict } from '@ledgerleaf/provenance/verify-entry'
import { send } from '../../api/client.ts'
import { readLogKeys } from '../../api/log-keys.ts'

/** Reads the entry, its proof and the log's key, and checks them on the reader's own machine. */
export const verifyStep = async (entryId: string): Promise<ProofVerdict | 'pending'> => {
  const [{ verifyEntry }, { fromBase64 }, { entry, proof, origin }, verifierKeys] = await Promise.all([
    import('@ledgerleaf/provenance/verify-entry'),
    import('@ledgerleaf/provenance/base64'),
    send(provenanceApi.proof, { params: { entryId } }),
    readLogKeys(),
  ])
  if (proof === null) return 'pending'
  return verifyEntry({ entryBytes: fromBase64(entry), proofFile: proof, verifierKeys, origin })
}
