import { tokenRule } from '@ledgerleaf/contract/registries'
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
            <div className="grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
              <div className="grid gap-8 border-edge border-t-2 bg-sheet p-5">
                <WithdrawCourse holding={holding} />
                <Loaded query={wallets} what="your wallets" room="h-64">
                  {(all) =>
                    all.wallets.length > 0 ? (
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
                    ) : (
                      <div className="grid justify-items-start gap-4 border-hairline border-t pt-6">
                        <p className="max-w-text">
                          First link the wallet that is to have the tokens: you sign once with it to prove it
                          is yours.
                        </p>
                        <LinkWallet variant="primary" />
                      </div>
                    )
                  }
                </Loaded>
              </div>
              {/* Where it does not stand beside the steps it is read before them. */}
              <div className="grid gap-6 max-xl:order-first">
                <div className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
                  <Heading level={2} look="small">
                    What leaves
                  </Heading>
                  <div className="grid gap-1">
                    <p className="text-muted text-sm">{holding.registry}; the lowest serials leave first</p>
                    <SerialList serials={holding.serials} shownMax={3} />
                  </div>
                  <p className="text-muted text-sm">{rule.reason}</p>
                </div>
                <WhatItMeans />
              </div>
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}
