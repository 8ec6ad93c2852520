import { nameChain } from '@ledgerleaf/contract/chain-calls'
import type { OwnWallets } from '@ledgerleaf/contract/wallets'
import { useQuery } from '@tanstack/react-query'
import { chainQueries } from '../../nouns/chain/queries.ts'
import { writeVintage } from '../../nouns/credit/words.ts'
import { walletQueries } from '../../nouns/wallet/queries.ts'
import { Fold } from '../../ui/Fold.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { LinkWallet } from './LinkWallet.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletMoves } from './WalletMoves.tsx'
import { WalletTrail } from './WalletTrail.tsx'

const Withdrawn = ({ withdrawn }: Pick<OwnWallets, 'withdrawn'>) =>
  withdrawn.length === 0 ? null : (
    <div className="grid gap-2">
      <p className="text-note">
        Withdrawn and not back, counted by serial number: yours as long as your wallet keeps them, and not to
        be retired, refunded or sold here. What others bring back is theirs, and no longer counted.
      </p>
      <ul className="grid border-hairline border-b">
        {withdrawn.map((one) => (
          <li key={one.batchId} className="flex justify-between gap-6 border-hairline border-t py-2.5">
            <span className="text-note">
              {one.projectName}, {writeVintage(one.vintageStartsOn, one.vintageEndsOn)}
            </span>
            <span className="font-mono tabular-nums">{writeWhole(one.quantity)}</span>
          </li>
        ))}
      </ul>
    </div>
  )

/** Below the holdings: what one took to wallets of one's own, and the way back. Nothing where there is no chain. */
export const WalletPart = () => {
  const { data: status } = useQuery(chainQueries.state())
  const query = useQuery({ ...walletQueries.all(), enabled: status?.on === true })
  if (!status?.on) return null
  return (
    <section id="wallets" className="grid gap-6" aria-label="In your wallets">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Heading level={2} look="small">
            In your wallets
          </Heading>
          <p className="max-w-text text-muted text-sm">
            Credits can leave as tokens for a wallet of your own, where their registry allows it, and come
            back.
          </p>
        </div>
        <LinkWallet />
      </div>
      <Loaded query={query} what="your wallets" room="h-32">
        {(all) => (
          <div className="grid gap-8">
            <Withdrawn withdrawn={all.withdrawn} />
            {all.wallets.length > 0 && <WalletList wallets={all.wallets} />}
            <WalletMoves {...all} status={status} />
            <WalletTrail trail={all.trail} />
          </div>
        )}
      </Loaded>
      <Fold title="How tokens leave and come back">
        <p className="max-w-text text-muted text-sm">
          The tokens stand on {status.local && 'a '}
          {nameChain(status)}: one for each credit. While they are out, the credits cannot be retired,
          refunded or sold here.
        </p>
      </Fold>
    </section>
  )
}
