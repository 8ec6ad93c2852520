import type { Basket, BasketLine } from '@ledgerleaf/contract/baskets'
import { BasketTable } from '../../nouns/basket/BasketTable.tsx'
import { toneOf } from '../../nouns/basket/tones.ts'
import { PromiseView } from '../../nouns/forward/PromiseView.tsx'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { SellerTerms } from '../../nouns/listing/SellerTerms.tsx'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'

const Mark = ({ position }: { position: number }) => (
  <span aria-hidden="true" className={cn('mt-1.5 size-3 shrink-0 border border-edge', toneOf(position))} />
)

/** How it is sold, and what is promised, where it is not simply handed over. */
const Terms = ({ saleType, forward }: BasketLine) => (
  <>
    {saleType !== 'spot' && (
      <p className="pt-1">
        <Badge tone="attention">{saleTypeWords[saleType]}</Badge>
      </p>
    )}
    {forward && (
      <div className="pt-2">
        <PromiseView {...forward} />
      </div>
    )}
  </>
)

/** What is about to be bought. */
export const BoughtTable = ({ basket }: { basket: Basket }) => (
  <BasketTable
    caption={`What ${basket.name} holds`}
    titles={{ project: 'Project', figure: 'Weight', total: 'Value' }}
    lines={basket.lines}
    figure={({ weightPercent }) => `${weightPercent}%`}
    mark={(position) => <Mark position={position} />}
    note={(line) => (
      <>
        <OwnPriceLine price={line} />
        <SellerTerms terms={line} />
        <Terms {...line} />
      </>
    )}
  />
)
