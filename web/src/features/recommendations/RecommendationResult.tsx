import type { Loosening, Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { cn } from '../../ui/cn.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { Alternatives } from './Alternatives.tsx'
import { LimitCosts } from './LimitCosts.tsx'
import { MarketPanel } from './MarketPanel.tsx'
import { RecommendedTable } from './RecommendedTable.tsx'
import type { WishText } from './wish-params.ts'

type ResultProps = {
  recommendation: Recommendation
  wish: WishText
  /** It answers what was asked before: it is shown, and cannot be bought. */
  isOld: boolean
  /** What stands beside the basket does: what each limit costs, what else there is, and why not all is covered. */
  isRestOld: boolean
  isTaking: boolean
  onTake: (basket: RecommendedBasket) => void
  onCoverMost: () => void
  onLoosen: (loosening: Loosening) => void
}

export const RecommendationResult = (props: ResultProps) => {
  const { recommendation, wish, isOld, isRestOld, isTaking, onTake, onCoverMost, onLoosen } = props
  const { basket, market, limitCosts, alternatives } = recommendation
  // Whoever asks for as much as a budget pays for, and names no end, lacks nothing.
  const isOpen = wish.goal === 'tonnes' && wish.tonnes === ''
  const marketPanel = market && !isOpen && !(isRestOld && !isOld) && (
    <MarketPanel
      market={market}
      recommendation={recommendation}
      wish={wish}
      isOld={isOld}
      onCoverMost={basket ? null : onCoverMost}
      onLoosen={onLoosen}
    />
  )
  if (!basket)
    return (
      marketPanel ||
      (isRestOld ? (
        <Notice tone="attention" title="No basket on sale keeps all of these limits.">
          Why not, and what to loosen, is being worked out.
        </Notice>
      ) : (
        <Notice tone="attention" title="No basket on sale covers this.">
          How much the market could cover was not found out in time. Ask for fewer tonnes, or loosen a limit.
        </Notice>
      ))
    )
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        {basket.unheld.length > 0 && (
          <Notice tone="attention" title="So few tonnes cannot hold every limit">
            <ul className="grid gap-1">
              {basket.unheld.map(({ says }) => (
                <li key={says}>{says}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Part title="The basket, line by line">
          <RecommendedTable basket={basket} />
        </Part>
      </div>
      {marketPanel}
      <div
        data-old={isRestOld || undefined}
        className={cn(
          'grid gap-x-12 gap-y-10 transition-opacity lg:grid-cols-2',
          isRestOld && !isOld && 'opacity-60 grayscale',
        )}
      >
        {limitCosts.length > 0 && <LimitCosts costs={limitCosts} goal={wish.goal} />}
        {alternatives.length > 0 && (
          <Alternatives
            basket={basket}
            alternatives={alternatives}
            busy={isTaking || isRestOld}
            onTake={onTake}
          />
        )}
      </div>
    </div>
  )
}
