import type { Finding } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { keepDecimals, writeExact } from '@ledgerleaf/contract/quantities'
import { baseUnit, writePerimeter, writePlace } from '../../nouns/analysis/words.ts'
import { Button } from '../../ui/Button.tsx'

const alternativesMax = 6

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="font-mono text-note tabular-nums [overflow-wrap:anywhere]">{value}</dd>
  </div>
)

type HowItWasReadProps = {
  figure: Figure
  finding: Finding
  busy: boolean
  onChoose: (alternative: number) => void
}

/** What else the document prints for the same figure: one click takes it instead. */
const Alternatives = ({ figure, finding, busy, onChoose }: HowItWasReadProps) => (
  <div className="grid gap-1 text-sm">
    <p className="text-muted">The report also prints, for the same figure:</p>
    <ul className="border-hairline border-t">
      {finding.alternatives.slice(0, alternativesMax).map((alternative, i) => {
        const { rawValue, rawUnit, value, perimeter, evidence } = alternative
        const isChosen = figure.value === keepDecimals(value) && figure.perimeter === perimeter
        const words = `${rawValue} ${rawUnit}`
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep no state and never change places
            key={i}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-b py-1.5"
          >
            <span className="font-mono tabular-nums [overflow-wrap:anywhere]">
              {words} <span className="text-muted">({writePlace(evidence)})</span>
              {perimeter !== null && <span className="text-muted"> · {writePerimeter(perimeter)}</span>}
            </span>
            <Button
              variant="outline"
              size="small"
              disabled={busy || isChosen}
              onClick={() => onChoose(i)}
              aria-label={`Use ${words}, ${writePlace(evidence)}, instead`}
            >
              {isChosen ? 'In use' : 'Use this'}
            </Button>
          </li>
        )
      })}
    </ul>
  </div>
)

/** From what is printed to the figure that was read. */
export const HowItWasRead = (props: HowItWasReadProps) => {
  const {
    rawValue,
    rawUnit,
    conversion,
    value,
    metric,
    confidence,
    context,
    reasons,
    alternatives,
    foundBy,
  } = props.finding
  return (
    <section aria-label="How it was read" className="grid gap-4 border-hairline border-t pt-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Fact name="Printed" value={`${rawValue} ${rawUnit}`} />
        <Fact name="Conversion" value={conversion || 'none'} />
        <Fact name="Read as" value={`${writeExact(value)} ${baseUnit(metric)}`} />
        <Fact name="Confidence" value={`${Math.round(confidence * 100)} %`} />
      </dl>
      {foundBy === 'model' && (
        <p className="text-attention text-sm">
          Proposed by the language model this installation uses; its words were found on the page.
        </p>
      )}
      {context.length > 0 && <p className="text-muted text-sm">Under: {context.join(' › ')}</p>}
      {reasons.length > 0 && (
        <div className="grid gap-1 text-muted text-sm">
          <p>Why we read it this way</p>
          <ul className="grid list-disc gap-0.5 pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {alternatives.length > 0 && <Alternatives {...props} />}
    </section>
  )
}
