import type { Finding } from '@ledgerleaf/contract/findings'
import { writePlace, writeTonnes } from './words.ts'

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="font-mono text-[0.9375rem] tabular-nums [overflow-wrap:anywhere]">{value}</dd>
  </div>
)

/** From what is printed to the figure that is shown. */
export const HowItWasRead = ({ finding }: { finding: Finding }) => {
  const { rawValue, rawUnit, conversion, value, unit, confidence, context, alternatives, foundBy } = finding
  return (
    <div className="grid gap-4 border-hairline border-t pt-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Fact name="Printed" value={`${rawValue} ${rawUnit}`} />
        <Fact name="Conversion" value={conversion || 'none'} />
        <Fact name="Value" value={`${writeTonnes(value)} ${unit === 'MWh' ? 'MWh' : 't CO2e'}`} />
        <Fact name="Confidence" value={`${Math.round(confidence * 100)} %`} />
      </dl>
      {foundBy === 'model' && (
        <p className="text-attention text-sm">
          Proposed by the language model this installation uses; its words were found on the page.
        </p>
      )}
      {context.length > 0 && <p className="text-muted text-sm">Under: {context.join(' › ')}</p>}
      {alternatives.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="text-muted">The report also prints, for the same figure:</p>
          <ul className="grid gap-1 font-mono tabular-nums">
            {alternatives.slice(0, 6).map(({ rawValue: printed, rawUnit: printedUnit, evidence }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they keep no state and never change places
              <li key={i}>
                {printed} {printedUnit} <span className="text-muted">({writePlace(evidence)})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
