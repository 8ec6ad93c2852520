import type { CheckedClaim } from '@ledgerleaf/contract/claims'
import { TextLink } from '../../ui/TextLink.tsx'
import { missingFacts } from './missing-facts.ts'

/** What the words still lack, and where each of it is mended. */
export const MissingFacts = ({ checked }: { checked: CheckedClaim }) => {
  const facts = missingFacts(checked)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="claim-missing" className="grid gap-3">
      <h3 id="claim-missing" className="font-mono text-eyebrow text-muted">
        What is missing
      </h3>
      <ul className="border-ochre border-l-2">
        {facts.map(({ says, mend, to }) => (
          <li
            key={says}
            className="grid gap-x-6 gap-y-0.5 border-hairline border-b py-2 pl-4 text-note last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
          >
            <span>{says}</span>
            <TextLink to={to} className="justify-self-start text-sm">
              {mend}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
