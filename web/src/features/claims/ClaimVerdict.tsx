import type { CheckedClaim, ClaimFinding } from '@ledgerleaf/contract/claims'
import { FootprintSource } from '../../nouns/analysis/FootprintSource.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const verdictWords = {
  allowed: { tone: 'leaf', word: 'Allowed', says: 'The ledger bears these words out.' },
  condition: {
    tone: 'attention',
    word: 'On conditions',
    says: 'These words hold only with what is said below.',
  },
  not_allowed: { tone: 'error', word: 'Not allowed', says: 'Do not publish these words as they stand.' },
} as const

const Finding = ({ finding }: { finding: ClaimFinding }) => {
  const { tone, word } = verdictWords[finding.verdict]
  return (
    <li className="grid gap-2 border-hairline border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{word}</Badge>
        <q className="font-display text-lg [overflow-wrap:anywhere]">{finding.phrase}</q>
      </div>
      <p className="text-note">{finding.why}</p>
      {finding.instead && <p className="border-leaf border-l-2 pl-3 text-note">{finding.instead}</p>}
      <p className="text-muted text-sm">
        {finding.source}
        {!finding.isSourceChecked &&
          ' · not checked at its primary source; ask counsel before you rely on it'}
      </p>
    </li>
  )
}

export const ClaimVerdict = ({ checked }: { checked: CheckedClaim }) => {
  const { says } = verdictWords[checked.verdict]
  const { facts, suggestion, findings } = checked
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Heading level={2}>{verdictWords[checked.verdict].word}</Heading>
        <p className="text-muted">
          {findings.length > 0 ? says : 'No rule we know speaks against these words.'}
        </p>
        <p className="text-sm">
          In the period: {writeWhole(facts.retiredTonnes)} tonnes retired, {writeWhole(facts.removedTonnes)}{' '}
          of them removals; {writeWhole(facts.heldTonnes)} held today.{' '}
          <TextLink to="/holdings">See each retirement</TextLink>
        </p>
        {checked.footprint && <FootprintSource footprint={checked.footprint} />}
      </div>
      {findings.length > 0 && (
        <ul className="border-edge border-t-2 bg-sheet px-5">
          {findings.map((finding) => (
            <Finding key={`${finding.ruleId} ${finding.phrase}`} finding={finding} />
          ))}
        </ul>
      )}
      {suggestion && (
        <div className="grid gap-2 border border-hairline bg-sheet p-5">
          <p className="font-mono text-eyebrow text-muted">What you can say today</p>
          <p className="font-display text-lg">{suggestion}</p>
        </div>
      )}
      <p className="text-muted text-sm">
        A check by fixed rules (version {checked.rulesVersion}) against the ledger. It is no legal advice.
      </p>
    </div>
  )
}
