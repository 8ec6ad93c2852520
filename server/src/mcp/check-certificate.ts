import { type CertificateFile, verifyCertificate } from '@ledgerleaf/provenance/certificate'
import type { Certificate } from '@ledgerleaf/sdk'

export type CheckedCertificate = {
  isVerified: boolean
  /** Who named the keys it was checked with: whoever asks, or the server that gave the certificate. */
  keyFrom: 'you' | 'server'
  /** Step by step, with what each found. */
  steps: { isPassed: boolean; says: string }[]
  /** Why it is not verified; null where it is. */
  reason: string | null
}

/** Checks the proof in a certificate here, with the keys of its log. Null where there is no proof to check yet. */
export const checkCertificate = async (
  { file, verifierKeys, origin }: Pick<Certificate, 'file' | 'verifierKeys' | 'origin'>,
  ownKeys: readonly string[] = [],
): Promise<CheckedCertificate | null> => {
  if (!file) return null
  const [firstKey] = ownKeys
  const { verified, steps, reason } = await verifyCertificate(file as unknown as CertificateFile, {
    verifierKeys: firstKey ? ownKeys : verifierKeys,
    // A log signs under its own name.
    origin: firstKey?.split('+')[0] ?? origin,
  })
  return {
    isVerified: verified,
    keyFrom: firstKey ? 'you' : 'server',
    steps: steps.map(({ state, says }) => ({ isPassed: state === 'passed', says })),
    reason: verified ? null : (reason ?? 'a step failed'),
  }
}
