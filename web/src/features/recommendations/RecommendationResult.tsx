import type { Loosening, Recommendation } from '@ledgerleaf/contract/recommendations'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
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
  onCoverMost: () => void
  onLoosen: (loosening: Loosening) => void
}

export const RecommendationResult = (props: ResultProps) => {
  const { recommendation, wish, isOld, isRestOld, onCoverMost, onLoosen } = props
  const { basket, market } = recommendation
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
    </div>
  )
}
