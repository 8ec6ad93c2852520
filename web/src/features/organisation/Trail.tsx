import type { OrganisationEvent } from '@ledgerleaf/contract/organisations'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { writeUtc } from '../../ui/format.ts'

const firstRows = 8

/** Who did what to whom, newest first. Nothing is ever taken out of it. */
export const Trail = ({ trail }: { trail: readonly OrganisationEvent[] }) => {
  const [shown, setShown] = useState(firstRows)
  if (trail.length === 0) return <p className="text-muted text-note">Nothing was changed yet.</p>
  return (
    <div className="grid gap-3">
      <ol className="border-edge border-t text-note">
        {trail.slice(0, shown).map(({ at, by, words }) => (
          <li
            key={`${at} ${words}`}
            className="grid gap-x-6 gap-y-0.5 border-hairline border-b py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <time dateTime={at} className="font-mono text-muted text-sm tabular-nums sm:pt-0.5">
              {writeUtc(at)}
            </time>
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{by}</span> {words}
            </p>
          </li>
        ))}
      </ol>
      {trail.length > shown && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => setShown(trail.length)}
        >
          Show all {trail.length}
        </Button>
      )}
    </div>
  )
}
