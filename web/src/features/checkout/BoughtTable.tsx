import type { Basket, BasketLine } from '@ledgerleaf/contract/baskets'
import { BasketTable } from '../../nouns/basket/BasketTable.tsx'
import { PromiseView } from '../../nouns/forward/PromiseView.tsx'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { SellerTerms } from '../../nouns/listing/SellerTerms.tsx'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { Badge } from '../../ui/Badge.tsx'

/** The colour of its kind and its number, by which it is found in the bar above. */
const Mark = ({ line, number }: { line: BasketLine; number: number | null }) => (
  <span aria-hidden="true" className="mt-1 flex h-4 shrink-0 items-center gap-1.5 font-mono text-fine">
    <span className="size-3" style={{ backgroundColor: kindFill(line.category) }} />
    {number}
  </span>
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
    figure={({ weightPercent }) => `${weightPercent} %`}
    mark={(line) => (
      <Mark line={line} number={basket.lines.length > 1 ? basket.lines.indexOf(line) + 1 : null} />
    )}
    note={(line) => (
      <>
        <OwnPriceLine price={line} />
        <SellerTerms terms={line} />
        <Terms {...line} />
      </>
    )}
  />
)
