import type { ClaimFinding, ClaimSource } from '@ledgerleaf/contract/claims'
import { cn } from '../../ui/cn.ts'
import { writeDate } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'

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

const Finding = ({ finding }: { finding: ClaimFinding }) => (
  <li className="grid gap-1.5 border-hairline border-b py-3.5 last:border-b-0">
    <q className="font-display text-lg leading-snug [overflow-wrap:anywhere]">{finding.phrase}</q>
    <p className="text-note">{finding.why}</p>
    {finding.instead && <p className="border-leaf border-l-2 pl-3 text-note">{finding.instead}</p>}
    <Source source={finding.source} />
  </li>
)

const groups = [
  { verdict: 'not_allowed', head: 'What may not be said, and why', look: 'border-error' },
  { verdict: 'condition', head: 'What may be said on conditions', look: 'border-ochre' },
  { verdict: 'not_understood', head: 'What was not understood', look: 'border-edge' },
  { verdict: 'allowed', head: 'What may be said, and why', look: 'border-leaf' },
] as const

/** What the rules say, the strictest first: each list under what it means for whoever wants to publish. */
export const ClaimFindings = ({ findings }: { findings: readonly ClaimFinding[] }) => (
  <section aria-label="What the rules say" className="grid gap-6">
    {groups.map(({ verdict, head, look }) => {
      const own = findings.filter((finding) => finding.verdict === verdict)
      if (own.length === 0) return null
      return (
        <div key={verdict} className={cn('border-t-2 bg-sheet px-5 pt-3', look)}>
          <h3 className="flex items-baseline justify-between gap-4 font-mono text-eyebrow text-muted">
            {head}
            <span className="tabular-nums">{own.length}</span>
          </h3>
          <ul>
            {own.map((finding) => (
              <Finding key={`${finding.ruleId} ${finding.phrase} ${finding.why}`} finding={finding} />
            ))}
          </ul>
        </div>
      )
    })}
  </section>
)
