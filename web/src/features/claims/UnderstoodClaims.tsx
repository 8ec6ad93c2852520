import type { UnderstoodClaim } from '@ledgerleaf/contract/claims'
import { Badge } from '../../ui/Badge.tsx'
import { answerWords, kindWords, tellClaim } from './claim-words.ts'

/** Which words were understood as which claim, by the numbers they carry in the text. */
export const UnderstoodClaims = ({ claims }: { claims: readonly UnderstoodClaim[] }) => (
  <ol aria-label="What we understood" className="grid gap-3">
    {claims.map((claim, index) => (
      <li
        key={`${claim.kind} ${claim.startsAt}`}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1"
      >
        <span className="font-mono text-fine text-muted tabular-nums">{index + 1}</span>
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-medium">{kindWords[claim.kind]}</span>
          <span className="text-muted text-sm">{tellClaim(claim)}</span>
          {claim.verdict !== 'not_understood' && (
            <Badge tone={answerWords[claim.verdict].tone}>{answerWords[claim.verdict].word}</Badge>
          )}
        </span>
      </li>
    ))}
  </ol>
)
