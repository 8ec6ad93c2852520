import { type Certificate, sandboxMark, sandboxWords } from '@ledgerleaf/contract/retirements'
import type { CertificateFile } from '@ledgerleaf/provenance/certificate'

type Told = Certificate & { file: CertificateFile | null }

/** Where no money moves everything that is handed out says so, the proof file beside what is proven. */
export const markSandbox = (certificate: Told, isSandbox: boolean): Told => {
  if (!isSandbox) return certificate
  const { file } = certificate
  return {
    ...certificate,
    mark: sandboxMark,
    file: file && { ...file, notes: { ...file.notes, sandbox: sandboxWords } },
  }
}
