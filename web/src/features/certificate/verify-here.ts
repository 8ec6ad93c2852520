import type { Certificate } from '@ledgerleaf/contract/retirements'
import type { CertificateFile, CertificateVerdict } from '@ledgerleaf/provenance/certificate'
import { readLogKeys } from '../../api/log-keys.ts'

/** Recomputes everything on the reader's own machine. */
export const verifyHere = async ({ file, origin }: Certificate): Promise<CertificateVerdict> => {
  const [{ verifyCertificate }, verifierKeys] = await Promise.all([
    import('@ledgerleaf/provenance/certificate'),
    readLogKeys(),
  ])
  return verifyCertificate(file as unknown as CertificateFile, { verifierKeys, origin })
}
