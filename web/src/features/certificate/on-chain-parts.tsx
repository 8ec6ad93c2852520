import type { CertificateFile } from '@ledgerleaf/provenance/certificate'
import type { ReactNode } from 'react'

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-hairline border-b py-2.5 last:border-b-0 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="min-w-0 text-note [&_.font-mono]:text-fine [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** The entry that a certificate shows, so that the chain is held against what the reader sees. */
export const knownEntry = (file: CertificateFile | null): { known?: () => Promise<Uint8Array> } =>
  file ? { known: async () => (await import('@ledgerleaf/provenance/base64')).fromBase64(file.entry) } : {}

export const LocalChainNote = () => (
  <p className="max-w-text text-muted text-sm">
    This chain runs inside this server, to try things out: nobody else keeps it, and it proves no more than
    the public log does.
  </p>
)
