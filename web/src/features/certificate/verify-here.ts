import type { Certificate } from '@ledgerleaf/contract/retirements'
import type { CertificateFile, CertificateVerdict } from '@ledgerleaf/provenance/certificate'

/**
 * Recomputes everything on the reader's own machine. The key comes from the log's own address and not from the
 * certificate; whoever wants to trust neither can compare it with the one they noted earlier.
 */
export const verifyHere = async ({ file, origin }: Certificate): Promise<CertificateVerdict> => {
  const [{ verifyCertificate }, response] = await Promise.all([
    import('@ledgerleaf/provenance/certificate'),
    fetch('/log/key', { headers: { accept: 'text/plain' } }),
  ])
  if (!response.ok) throw new Error('The key of the log could not be read.')
  const verifierKeys = (await response.text()).split('\n').filter((line) => line.trim() !== '')
  return verifyCertificate(file as unknown as CertificateFile, { verifierKeys, origin })
}
