import { nameChain } from '@ledgerleaf/contract/chain-calls'
import type { Certificate } from '@ledgerleaf/contract/retirements'
import type { CertificateFile } from '@ledgerleaf/provenance/certificate'
import type { ReactNode } from 'react'
import { ChainCheck } from '../../nouns/chain/ChainCheck.tsx'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { useOnChain } from '../../nouns/chain/use-on-chain.ts'
import { entryTone, explorerOf, tellEntry } from '../../nouns/chain/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-hairline border-b py-2.5 last:border-b-0 sm:grid-cols-[8rem_minmax(0,1fr)]">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="min-w-0 text-note [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** The entry that this certificate shows, so that the chain is held against what the reader sees. */
const readEntry = (file: CertificateFile | null) =>
  file ? async () => (await import('@ledgerleaf/provenance/base64')).fromBase64(file.entry) : undefined

/** What the chain has of this retirement: which block, transaction and contract, and a way to ask the chain itself. */
export const CertificateOnChain = ({ certificate }: { certificate: Certificate }) => {
  const { status, of } = useOnChain([certificate])
  const entry = of(certificate.logIndex)
  const says = entry && tellEntry(entry)
  if (!status?.on || !entry || !says) return null
  const known = readEntry(certificate.file as unknown as CertificateFile | null)
  return (
    <section className="grid min-w-0 content-start gap-4" aria-label="On the chain">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading level={2} look="small">
          On the chain
        </Heading>
        <span aria-live="polite" data-chain={entry.state}>
          <Badge tone={entryTone(entry)}>{says}</Badge>
        </span>
      </div>
      <dl className="border-edge border-t-2 bg-sheet px-4">
        <Fact label="Chain">{nameChain(status)}</Fact>
        {status.contract && (
          <Fact label="Contract">
            <ExplorerLink href={explorerOf.contract(status, status.contract)} text={status.contract} />
          </Fact>
        )}
        {entry.transaction && (
          <Fact label="Transaction">
            <ExplorerLink href={explorerOf.transaction(status, entry.transaction)} text={entry.transaction} />
          </Fact>
        )}
        {entry.block !== null && (
          <Fact label="Block">
            <ExplorerLink href={explorerOf.block(status, entry.block)} text={writeWhole(entry.block)} />
            {entry.at && <span className="text-muted"> · {writeInstant(entry.at)}</span>}
          </Fact>
        )}
      </dl>
      <ChainCheck status={status} entry={entry} {...(known ? { known } : {})} />
      {status.local && (
        <p className="max-w-text text-muted text-sm">
          This chain runs inside this server, to try things out: nobody else keeps it, and it proves no more
          than the public log does.
        </p>
      )}
    </section>
  )
}
