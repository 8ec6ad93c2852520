import { useMemo } from 'react'
import { previewScopes } from './scope-previews.ts'

/** What one line goes through, with real figures: what is typed, what it is multiplied by, and what it comes to. */
export const LineSteps = () => {
  const example = useMemo(() => previewScopes().find(({ id }) => id === 'scope2')?.example, [])
  if (!example) return null
  const [product = '', result = ''] = example.formula.split(' = ')
  const [amount = '', factor = ''] = product.split(' × ')
  const steps = [
    { says: 'You enter what you used', figure: amount, note: example.name },
    { says: 'A published factor multiplies it', figure: `× ${factor}`, note: 'Its source stands beside it' },
    { says: 'It comes to your footprint', figure: `= ${result}`, note: 'Scope 2' },
  ]
  return (
    <ol
      aria-label="How a line is computed"
      className="grid gap-px border-hairline border-b bg-hairline sm:grid-cols-3"
    >
      {steps.map(({ says, figure, note }, at) => (
        <li key={says} className="grid content-start gap-1 bg-sheet px-5 py-4">
          <span className="flex items-baseline gap-2 text-muted text-sm">
            <span className="font-mono text-leaf-strong">{at + 1}</span>
            {says}
          </span>
          <span className="font-display text-xl lining-nums tabular-nums [overflow-wrap:anywhere]">
            {figure}
          </span>
          <span className="text-muted text-sm">{note}</span>
        </li>
      ))}
    </ol>
  )
}
