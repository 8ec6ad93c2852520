import type { Certificate } from '@ledgerleaf/contract/retirements'
import type { CertificateFile, CertificateVerdict } from '@ledgerleaf/provenance/certificate'
import { readLogKeys, readWitnesses } from '../../api/log-keys.ts'
import { certificateQueries } from '../../nouns/certificate/queries.ts'

/** What is said about the registry comes later: then there is more to check. */
export const verdictKey = ({ retirement, registryLogIndex }: Certificate) =>
  [...certificateQueries.one(retirement.id).queryKey, 'verdict', registryLogIndex] as const

/** Recomputes everything on the reader's own machine. */
export const verifyHere = async ({ file, origin }: Certificate): Promise<CertificateVerdict> => {
  const [{ verifyCertificate }, verifierKeys, witnesses] = await Promise.all([
    import('@ledgerleaf/provenance/certificate'),
    readLogKeys(),
    readWitnesses(),
  ])
  return verifyCertificate(file as unknown as CertificateFile, { verifierKeys, origin, witnesses })
}
