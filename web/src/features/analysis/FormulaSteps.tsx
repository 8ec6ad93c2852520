import type { Formula } from '@ledgerleaf/contract/analysis'
import { writeDigits } from '@ledgerleaf/contract/write-digits'
import { WithSigns } from '../../ui/WithSigns.tsx'

type Operator = Formula['operator']

/** What stands before each line, as in a sum on paper. */
const signs: Record<Operator, readonly [string, string]> = {
  sum: ['', '+'],
  difference: ['', '−'],
  share: ['', '÷'],
  change: ['from', 'to'],
  average: ['', '+'],
  per: ['', '÷'],
}

const how = ({ operator, operands }: Formula): string | null => {
  if (operator === 'average') return `Added up and divided by ${operands.length}`
  return operator === 'change' ? 'The difference, divided by where it started' : null
}

/** One step of a computation, drawn as a sum on paper: every figure on its line, the result under the rule. */
const FormulaStep = ({ formula }: { formula: Formula }) => {
  const { label, operator, operands, result } = formula
  const [first, next] = signs[operator]
  const explained = how(formula)
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1.5 text-left font-medium [overflow-wrap:anywhere]">{label}</caption>
      <tbody>
        {operands.map(({ label: name, value, unit, citation, doubtful }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: operands keep their order
          <tr key={at} className="align-baseline">
            <td className="w-px whitespace-nowrap py-0.5 pr-2 text-muted">{at === 0 ? first : next}</td>
            <th scope="row" className="py-0.5 text-left font-normal text-muted [overflow-wrap:anywhere]">
              {name}
              {operator === 'per' && !name.toLowerCase().startsWith(unit) && `, in ${unit}`}
              {citation !== null && <span className="font-mono"> [{citation}]</span>}
              {doubtful && <span className="block text-attention">worth checking</span>}
            </th>
            <td className="whitespace-nowrap py-0.5 pl-3 text-right font-mono tabular-nums">
              {writeDigits(value)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-edge border-t align-baseline">
          <td className="w-px pt-1.5 pr-2 text-muted">{result.rounded ? <WithSigns text="≈" /> : '='}</td>
          <td colSpan={2} className="pt-1.5 text-right font-medium font-mono tabular-nums">
            {writeDigits(result.value)} {result.unit}
            {explained && <span className="block font-normal font-sans text-muted">{explained}</span>}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

export const FormulaSteps = ({ formulas }: { formulas: readonly Formula[] }) => (
  <div className="grid gap-4 border-leaf border-l-2 pl-3">
    {formulas.map((formula, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
      <FormulaStep key={at} formula={formula} />
    ))}
  </div>
)
