import { nameChain } from '@ledgerleaf/contract/chain-calls'
import type { Certificate, CommonCertificate } from '@ledgerleaf/contract/retirements'
import type { CertificateFile } from '@ledgerleaf/provenance/certificate'
import { ChainCheck } from '../../nouns/chain/ChainCheck.tsx'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { type OnChain, useOnChain } from '../../nouns/chain/use-on-chain.ts'
import { entryTone, explorerOf, tellEntry } from '../../nouns/chain/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Fact, knownEntry, LocalChainNote } from './on-chain-parts.tsx'

/** What the chain has of one batch, and a way to ask the chain itself. */
const BatchOnChain = ({ certificate, onChain }: { certificate: Certificate; onChain: OnChain }) => {
  const { retirement, logIndex, file } = certificate
  const { status } = onChain
  const entry = onChain.of(logIndex)
  const says = entry && tellEntry(entry)
  if (!status || !entry || !says) return null
  return (
    <li className="grid min-w-0 gap-2 border-hairline border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
          {retirement.projectName}{' '}
          <span className="font-normal text-muted">{writeWhole(retirement.quantity)} t</span>
        </p>
        <span aria-live="polite" data-chain={entry.state}>
          <Badge tone={entryTone(entry)}>{says}</Badge>
        </span>
      </div>
      {entry.transaction && (
        <p className="text-note [overflow-wrap:anywhere]">
          <span className="text-muted text-sm">Transaction </span>
          <ExplorerLink href={explorerOf.transaction(status, entry.transaction)} text={entry.transaction} />
        </p>
      )}
      <ChainCheck quiet status={status} entry={entry} {...knownEntry(file as CertificateFile | null)} />
    </li>
  )
}

/** Where on the chain each batch of one act was retired. */
export const CommonOnChain = ({ common: { certificates } }: { common: CommonCertificate }) => {
  const onChain = useOnChain(certificates)
  const { status } = onChain
  if (!status?.on || !certificates.some(({ logIndex }) => onChain.of(logIndex))) return null
  return (
    <section className="grid min-w-0 content-start gap-4" aria-label="On the chain">
      <Heading level={2} look="small">
        On the chain
      </Heading>
      <div className="border-edge border-t-2 bg-sheet px-4">
        <dl className="border-hairline border-b">
          <Fact label="Chain">{nameChain(status)}</Fact>
          {status.contract && (
            <Fact label="Contract">
              <ExplorerLink href={explorerOf.contract(status, status.contract)} text={status.contract} />
            </Fact>
          )}
        </dl>
        <ul>
          {certificates.map((certificate) => (
            <BatchOnChain key={certificate.retirement.id} certificate={certificate} onChain={onChain} />
          ))}
        </ul>
      </div>
      {status.local && <LocalChainNote />}
    </section>
  )
}
