import type { Programme } from '@ledgerleaf/contract/programme'
import { tellDecision } from '@ledgerleaf/contract/programme-decisions'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'

const shownFirst = 8

/** Every decision that was ever made, newest first: what it said, why, by whom. */
export const History = ({ programme: { decisions } }: { programme: Programme }) => {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? decisions : decisions.slice(0, shownFirst)
  return (
    <Part
      id="decisions"
      title="Decisions"
      lead="Only ever added to. Each stands in every export with its reason."
    >
      {decisions.length === 0 ? (
        <p className="border-edge border-t py-4 text-muted text-note">None has been made yet.</p>
      ) : (
        <ol className="border-edge border-t">
          {shown.map(({ version, said, reason, madeBy, madeAt, isSourceGone }) => (
            <li
              key={version}
              className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
            >
              <span className="font-mono text-muted text-sm tabular-nums">{version}</span>
              <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
                <p className="text-note">{tellDecision(said)}</p>
                <p className="text-muted text-sm">“{reason}”</p>
                {isSourceGone && (
                  <p className="text-attention text-sm">
                    Its report was deleted since, so it holds no longer.
                  </p>
                )}
              </div>
              <p className="text-muted text-sm [overflow-wrap:anywhere] sm:text-right">
                {madeBy}
                <br />
                <time dateTime={madeAt}>{writeDate(madeAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {decisions.length > shown.length && (
        <Button variant="outline" className="justify-self-start" onClick={() => setIsAll(true)}>
          Show all {decisions.length} decisions
        </Button>
      )}
    </Part>
  )
}
