import { provenanceApi } from '@ledgerleaf/contract/provenance'
import type { Verdict } from '@ledgerleaf/provenance/verify-entry'
import { send } from '../../api/client.ts'

/** Reads the entry, its proof and the log's key, and checks them on the reader's own machine. */
export const verifyStep = async (entryId: string): Promise<Verdict | 'pending'> => {
  const [{ verifyEntry }, { fromBase64 }, { entry, proof, origin }, response] = await Promise.all([
    import('@ledgerleaf/provenance/verify-entry'),
    import('@ledgerleaf/provenance/base64'),
    send(provenanceApi.proof, { params: { entryId } }),
    fetch('/log/key', { headers: { accept: 'text/plain' } }),
  ])
  if (proof === null) return 'pending'
  if (!response.ok) throw new Error('The key of the log could not be read.')
  const verifierKeys = (await response.text()).split('\n').filter((line) => line.trim() !== '')
  return verifyEntry({ entryBytes: fromBase64(entry), proofFile: proof, verifierKeys, origin })
}
