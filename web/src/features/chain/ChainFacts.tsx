import type { ChainDesk } from '@ledgerleaf/contract/chain'
import { nameChain } from '@ledgerleaf/contract/chain-calls'
import { writeRoughCoin } from '@ledgerleaf/contract/write-coin'
import type { ReactNode } from 'react'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { explorerOf, shorten } from '../../nouns/chain/words.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-hairline border-b py-2.5 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="min-w-0 text-note [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** A hash or an address by both its ends, and the whole of it to take along. */
const Named = ({ name, whole, href = null }: { name: string; whole: string; href?: string | null }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-6">
    <ExplorerLink href={href} text={shorten(whole)} whole={whole} />
    {/* The room inside the button stands out: its sign is in line with what is above it. */}
    <span className="-mx-3">
      <CopyButton text={whole} label={`Copy ${name}`} isQuiet />
    </span>
  </span>
)

const Anchor = ({
  status,
  anchored,
}: {
  status: ChainDesk['status']
  anchored: NonNullable<ChainDesk['status']['anchored']>
}) => (
  <>
    The first {writeWhole(anchored.size)} entries
    {anchored.block !== null && `, in block ${writeWhole(anchored.block)}`}
    <Named name="the root" whole={anchored.root} />
    {anchored.transaction && (
      <Named
        name="its transaction"
        whole={anchored.transaction}
        href={explorerOf.transaction(status, anchored.transaction)}
      />
    )}
  </>
)

/** Which chain, which contract, whose account pays, and which root of the log it holds. */
export const ChainFacts = ({ desk: { status, account, block, seenAt } }: { desk: ChainDesk }) => (
  <dl className="border-edge border-t-2 bg-sheet px-5">
    <Fact label="Chain">{nameChain(status)}</Fact>
    <Fact label="Contract">
      {status.contract ? (
        <Named
          name="the contract"
          whole={status.contract}
          href={explorerOf.contract(status, status.contract)}
        />
      ) : (
        <>
          None yet. Deploy it by <Mono>npm run admin -- chain deploy</Mono>, or name it in{' '}
          <Mono>CHAIN_CONTRACT</Mono>.
        </>
      )}
    </Fact>
    <Fact label="Account that records">
      {account ? (
        <>
          <Named name="the account" whole={account.address} />
          {account.balanceWei !== null && (
            <span className="text-muted text-sm">{writeRoughCoin(account.balanceWei)} coins for gas</span>
          )}
        </>
      ) : (
        'None is set.'
      )}
    </Fact>
    <Fact label="Newest block">
      {block === null ? 'Not known yet' : writeWhole(block)}
      {seenAt && <span className="text-muted"> · seen {writeInstant(seenAt)}</span>}
    </Fact>
    <Fact label="Root of the log">
      {status.anchored ? <Anchor status={status} anchored={status.anchored} /> : 'None is on the chain yet.'}
    </Fact>
  </dl>
)
