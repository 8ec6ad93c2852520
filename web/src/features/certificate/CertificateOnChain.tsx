import { nameChain } from '@ledgerleaf/contract/chain-calls'
import type { Certificate } from '@ledgerleaf/contract/retirements'
import type { CertificateFile } from '@ledgerleaf/provenance/certificate'
import { ChainCheck } from '../../nouns/chain/ChainCheck.tsx'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { useOnChain } from '../../nouns/chain/use-on-chain.ts'
import { entryTone, explorerOf, tellEntry } from '../../nouns/chain/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Fact, knownEntry, LocalChainNote } from './on-chain-parts.tsx'

/** What the chain has of this retirement: which block, transaction and contract, and a way to ask the chain itself. */
export const CertificateOnChain = ({ certificate }: { certificate: Certificate }) => {
  const { status, of } = useOnChain([certificate])
  const entry = of(certificate.logIndex)
  const says = entry && tellEntry(entry)
  if (!status?.on || !entry || !says) return null
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
      <ChainCheck status={status} entry={entry} {...knownEntry(certificate.file as CertificateFile | null)} />
      {status.local && <LocalChainNote />}
    </section>
  )
}
