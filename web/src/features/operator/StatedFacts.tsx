import type { StatedFact } from '@ledgerleaf/contract/operator'
import type { Cite } from '../../nouns/document/cite.ts'
import { writeCount, writePeriod } from '../../ui/format.ts'

export const statedNames: Record<string, string> = {
  title: 'Title',
  registry: 'Registry',
  project_id: 'Project id',
  methodology: 'Methodology',
  tool: 'Tool',
  crediting_period: 'Crediting period',
  monitoring_period: 'Monitoring period',
  vintage: 'Vintage',
  serial_range: 'Serials',
  verifier: 'Verifier',
  accreditation: 'Accreditation',
  assurance: 'Assurance',
}

/** As it was read; a span of days as people write one. */
const writeValue = (value: string): string => {
  const [, first, last] = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/.exec(value) ?? []
  return first && last ? writePeriod(first, last) : value
}

/** What the documents state, each with the page it stands on. */
export const StatedFacts = ({ facts, cite }: { facts: readonly StatedFact[]; cite: Cite }) => (
  <dl className="text-sm">
    {facts.map((fact) => (
      <div
        key={fact.id}
        className="grid gap-x-6 gap-y-1 border-hairline border-t py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
      >
        <dt className="text-muted">{statedNames[fact.kind] ?? fact.kind}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {writeValue(fact.value)}
          {fact.saidQuantity !== null && (
            <span className="block text-attention">
              The document says {writeCount(fact.saidQuantity, 'credit')} beside them.
            </span>
          )}
        </dd>
        <dd className="sm:col-start-2">{cite(fact)}</dd>
      </div>
    ))}
  </dl>
)
