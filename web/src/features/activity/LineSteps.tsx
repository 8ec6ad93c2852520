import { sourceOf } from '@ledgerleaf/contract/emission-factor'
import { emissionFactors } from '@ledgerleaf/contract/emission-factors'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { useMemo } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { countryName } from '../../ui/country-name.ts'
import { exampleScope, previewScopes } from './scope-previews.ts'

const gramsPerTonne = 1_000_000

/** What one line goes through, with real figures: what is typed, what it is multiplied by and who says so, and what it comes to. */
export const LineSteps = () => {
  const example = useMemo(() => previewScopes().find(({ id }) => id === exampleScope)?.example, [])
  if (!example) return null
  const [product = ''] = example.formula.split(' = ')
  const [amount = '', factor = ''] = product.split(' × ')
  const { id, region, year } = example.factor
  const published = emissionFactors.find((one) => one.id === id)
  const place = region ? countryName(region) : ''
  const steps = [
    {
      says: 'You enter what you used',
      figure: amount,
      note: [example.name, place].filter(Boolean).join(', '),
    },
    {
      says: 'A published factor multiplies it',
      figure: `× ${factor}`,
      note: [published && sourceOf(published).publisher, place, year].filter(Boolean).join(', '),
    },
    {
      says: 'It comes to your footprint',
      figure: `= ${writeExact(example.grams / gramsPerTonne)} t CO2e`,
      note: 'Scope 2',
    },
  ]
  return (
    <figure className="grid gap-3 border-hairline border-y py-4">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
        <Badge>Example</Badge>
        How a line is computed
      </figcaption>
      <ol aria-label="How a line is computed" className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {steps.map(({ says, figure, note }, at) => (
          <li
            key={says}
            className="grid content-start gap-x-4 gap-y-0.5 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline"
          >
            <span className="flex items-baseline gap-2 text-muted text-sm max-sm:col-span-full">
              <span className="font-mono text-leaf-strong">{at + 1}</span>
              {says}
            </span>
            <span className="text-note tabular-nums [overflow-wrap:anywhere]">{figure}</span>
            <span className="text-muted text-sm">{note}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
