import type { CheckedClaim } from '@ledgerleaf/contract/claims'
import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { ClaimEvidence } from './ClaimEvidence.tsx'
import { ClaimFindings } from './ClaimFindings.tsx'
import { answerWords } from './claim-words.ts'
import { MarkedText } from './MarkedText.tsx'
import { MissingFacts } from './MissingFacts.tsx'
import { isWordingForbidden } from './missing-facts.ts'
import { UnderstoodClaims } from './UnderstoodClaims.tsx'

type Props = { checked: CheckedClaim /** Where the words may go from here. */; publish: ReactNode }

export const ClaimVerdict = ({ checked, publish }: Props) => {
  const { word, says, rule } = answerWords[checked.verdict]
  const { suggestion, findings, claims, language } = checked
  return (
    <div className="grid gap-8">
      {/* The sentence first: whoever comes back to it sees at once whether it can be published. */}
      <div className={cn('grid gap-4 border-l-4 bg-sheet py-5 pr-5 pl-5', rule)}>
        <MarkedText checked={checked} />
        <div className="grid gap-1 border-hairline border-t pt-4">
          <Heading level={2}>{word}</Heading>
          <p className="text-muted">{says}</p>
        </div>
        {checked.verdict === 'allowed' && (
          <div>
            <CopyButton text={checked.text} label="Copy the words" />
          </div>
        )}
        {claims.length > 0 && <UnderstoodClaims claims={claims} />}
        {publish}
      </div>
      {/* No credits make forbidden words lawful: what is missing is told where facts alone stand in the way. */}
      {!isWordingForbidden(checked) && <MissingFacts checked={checked} />}
      {suggestion && suggestion.trim() !== checked.text.trim() && (
        <section
          aria-labelledby="claim-suggestion"
          className="grid justify-items-start gap-3 border border-leaf bg-sheet p-5"
        >
          <h3 id="claim-suggestion" className="font-mono text-eyebrow text-muted">
            What you can say today
          </h3>
          <p lang={language} className="font-display text-lg">
            {suggestion}
          </p>
          <CopyButton text={suggestion} label="Copy" />
        </section>
      )}
      <ClaimEvidence checked={checked} />
      {findings.length > 0 && <ClaimFindings findings={findings} />}
      <p className="text-muted text-sm">
        A check by fixed rules (version {checked.rulesVersion}) against the ledger. It is no legal advice.
      </p>
    </div>
  )
}
