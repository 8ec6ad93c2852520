import { climateCalls } from '@ledgerleaf/contract/climate-calls'
import type { CertificateFile } from '@ledgerleaf/provenance/certificate'
import { readLogKeys } from '../../api/log-keys.ts'
import { addressOf } from '../../api/request.ts'

export type ProofsVerdict = {
  /** Tonnes of the certificates whose proofs hold, added up here and not by the server. */
  tonnes: number
  proven: number
  /** The first that does not hold, by its certificate and why. */
  failed: { certificate: string; reason: string } | null
}

/** Every certificate behind a climate page, recomputed on the reader's own machine. */
export const verifyProofs = async (slug: string): Promise<ProofsVerdict> => {
  const [{ verifyCertificate }, verifierKeys, answer] = await Promise.all([
    import('@ledgerleaf/provenance/certificate'),
    readLogKeys(),
    fetch(addressOf(climateCalls.proofs, { params: { slug } })),
  ])
  if (!answer.ok) throw new Error('The proofs could not be read.')
  const { certificates } = (await answer.json()) as { certificates: CertificateFile[] }
  const verdict: ProofsVerdict = { tonnes: 0, proven: 0, failed: null }
  const seen = new Set<string>()
  for (const file of certificates) {
    const { certificate } = file.facts
    // The same retirement twice would be counted twice.
    if (seen.has(certificate)) continue
    seen.add(certificate)
    const { verified, reason } = await verifyCertificate(file, { verifierKeys, origin: file.origin })
    if (verified) {
      verdict.tonnes += file.quantity
      verdict.proven += 1
    } else verdict.failed ??= { certificate, reason: reason ?? 'The certificate could not be read.' }
  }
  return verdict
}
