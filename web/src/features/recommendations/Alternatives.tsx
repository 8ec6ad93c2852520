import { writePercent } from '@ledgerleaf/contract/percent'
import type { Alternative, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { Button } from '../../ui/Button.tsx'
import { writeCents } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { nameAlternative, orderAlternatives } from './order-alternatives.ts'

type AlternativesProps = {
  /** Beside which they are other ways. */
  basket: RecommendedBasket
  alternatives: readonly Alternative[]
  busy: boolean
  onTake: (basket: RecommendedBasket) => void
}

const summary = ({ totalCents, projects, removalPercent, scoreMean }: RecommendedBasket) =>
  [
    writeCents(totalCents),
    `${projects} ${projects === 1 ? 'project' : 'projects'}`,
    `${writePercent(removalPercent, 100)} removals`,
    scoreMean === null ? null : `score ${scoreMean.toFixed(1)}`,
  ]
    .filter(Boolean)
    .join(' · ')

export const Alternatives = ({ basket: best, alternatives, busy, onTake }: AlternativesProps) => (
  <section className="grid content-start gap-3">
    <Heading level={2} look="small">
      Other ways to do it
    </Heading>
    <ul className="border-hairline border-t">
      {orderAlternatives(alternatives, best).map(({ kind, change, basket }) => (
        <li
          key={kind}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b py-4"
        >
          <div className="grid gap-1">
            <p className="font-medium">{nameAlternative({ kind, change, basket }, best)}</p>
            <p className="text-muted text-sm">{change}</p>
            <p className="font-mono text-fine tabular-nums">{summary(basket)}</p>
          </div>
          <Button variant="outline" size="small" disabled={busy} onClick={() => onTake(basket)}>
            Buy this one
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
