import type { Basket } from '@ledgerleaf/contract/baskets'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { BoughtTable } from './BoughtTable.tsx'
import { Sheet } from './Sheet.tsx'
import { WeightBar } from './WeightBar.tsx'

/** For whoever only reads: what is in the basket, and who can buy it, before anything is asked of them. */
export const LookOnly = ({ basket, why }: { basket: Basket; why: string }) => (
  <Sheet>
    <Notice tone="attention" title="You can look at this basket, not buy it">
      {why}
    </Notice>
    <Part title={basket.name}>
      <WeightBar lines={basket.lines} />
      <BoughtTable basket={basket} />
    </Part>
  </Sheet>
)
