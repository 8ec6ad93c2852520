import { tokenRule } from '@ledgerleaf/contract/registries'
import type { Holding } from '@ledgerleaf/contract/retirements'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { LinkWallet } from '../../features/wallet/LinkWallet.tsx'
import { WhatItMeans } from '../../features/wallet/WhatItMeans.tsx'
import { WithdrawCourse } from '../../features/wallet/WithdrawCourse.tsx'
import { WithdrawForm } from '../../features/wallet/WithdrawForm.tsx'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { writeVintage } from '../../nouns/credit/words.ts'
import { holdingKeys } from '../../nouns/holding/keys.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { walletQueries } from '../../nouns/wallet/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCount } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Withdraw credits' })

const back = <ButtonLink to="/holdings">Go to your holdings</ButtonLink>

type WhatLeavesProps = { holding: Holding; reason: string }

const WhatLeaves = ({ holding: { quantity, serials }, reason }: WhatLeavesProps) => (
  <section
    aria-labelledby="what-leaves"
    className="grid content-start gap-4 border-edge border-t-2 bg-sheet p-5"
  >
    <Heading level={2} look="small" id="what-leaves">
      What leaves
    </Heading>
    <div className="grid gap-1">
      <p className="font-[460] font-display text-2xl tabular-nums leading-snug">
        {quantity > 1 && 'Up to '}
        {writeCount(quantity, 'credit')}
      </p>
      <SerialList serials={serials} shownMax={3} />
      {quantity > 1 && <p className="text-muted text-sm">The lowest serials leave first.</p>}
    </div>
    <p className="text-muted text-sm">{reason}</p>
  </section>
)

export default function WithdrawScreen() {
  const { batchId = '' } = useParams()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const wallets = useQuery(walletQueries.all())
  return (
    <Loaded query={useQuery(retirementQueries.some({ batch: batchId }))} what="your holdings" room="h-96">
      {({ holdings }) => {
        const [holding] = holdings
        if (!holding)
          return (
            <EmptyState
              of="credits"
              title="You hold no such credits"
              text="They may have been retired or withdrawn already, or they belong to another account."
              action={back}
            />
          )
        const rule = tokenRule(holding.registry)
        if (!rule.allowed)
          return <EmptyState of="credits" title="These credits stay here" text={rule.reason} action={back} />
        return (
          <div className="grid gap-8">
            <div className="grid gap-3">
              <TextLink to="/holdings">Holdings</TextLink>
              <Heading level={1}>Withdraw to your wallet</Heading>
              <p className="max-w-text text-muted">
                {writeCount(holding.quantity, 'credit')} of {holding.projectName},{' '}
                {writeVintage(holding.vintageStartsOn, holding.vintageEndsOn)}
              </p>
            </div>
            <Loaded query={wallets} what="your wallets" room="h-64">
              {(all) => {
                const hasWallet = all.wallets.length > 0
                return (
                  <div className="grid gap-6">
                    <div className="grid gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
                      <div className="grid content-start gap-8 border-edge border-t-2 bg-sheet p-5">
                        <WithdrawCourse holding={holding} />
                        {!hasWallet && (
                          <div className="grid justify-items-start gap-4 border-hairline border-t pt-6">
                            <p className="max-w-text">
                              First link the wallet that is to have the tokens: you sign once with it to prove
                              it is yours.
                            </p>
                            <LinkWallet variant="primary" />
                          </div>
                        )}
                      </div>
                      <WhatLeaves holding={holding} reason={rule.reason} />
                    </div>
                    <WhatItMeans />
                    {/* What can be lost is read before anything leaves. */}
                    {hasWallet && (
                      <div className="border-edge border-t-2 bg-sheet p-5">
                        <WithdrawForm
                          holding={holding}
                          wallets={all.wallets}
                          waiting={all.waiting}
                          cardWaitHours={all.cardWaitHours}
                          onWithdrawn={() => {
                            void cache.invalidateQueries({ queryKey: holdingKeys.all })
                            void navigate('/holdings')
                          }}
                        />
                      </div>
                    )}
                  </div>
                )
              }}
            </Loaded>
          </div>
        )
      }}
    </Loaded>
  )
}
