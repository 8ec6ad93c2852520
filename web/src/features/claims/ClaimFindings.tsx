import type { ClaimFinding, ClaimSource } from '@ledgerleaf/contract/claims'
import { Badge } from '../../ui/Badge.tsx'
import { writeDate } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { answerWords } from './claim-words.ts'

/** Whose rule it is, where it stands, and since when it holds. */
const Source = ({ source }: { source: ClaimSource }) => {
  const { country, title, article, inForceOn, address } = source
  const name = article ? `${title}, ${article}` : title
  return (
    <p className="text-muted text-sm [overflow-wrap:anywhere]">
      <span className="font-medium text-ink">{country}</span>
      {' · '}
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer" className={textLinkLook}>
          {name}
        </a>
      ) : (
        name
      )}
      {inForceOn && ` · since ${writeDate(inForceOn)}`}
    </p>
  )
}

const Finding = ({ finding }: { finding: ClaimFinding }) => {
  const { tone, word } = answerWords[finding.verdict]
  return (
    <li className="grid gap-2 border-hairline border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{finding.verdict === 'not_understood' ? 'Not understood' : word}</Badge>
        <q className="font-display text-lg [overflow-wrap:anywhere]">{finding.phrase}</q>
      </div>
      <p className="text-note">{finding.why}</p>
      {finding.instead && <p className="border-leaf border-l-2 pl-3 text-note">{finding.instead}</p>}
      <Source source={finding.source} />
    </li>
  )
}

export const ClaimFindings = ({ findings }: { findings: readonly ClaimFinding[] }) => (
  <ul aria-label="What the rules say" className="border-edge border-t-2 bg-sheet px-5">
    {findings.map((finding) => (
      <Finding key={`${finding.ruleId} ${finding.phrase} ${finding.why}`} finding={finding} />
    ))}
  </ul>
)
