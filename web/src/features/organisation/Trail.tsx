import type { OrganisationEvent } from '@ledgerleaf/contract/organisations'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { writeUtc } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const firstRows = 8

/** The rest of what an auditor looks for, each where it is kept. */
const Elsewhere = () => (
  <p className="max-w-text text-muted text-note">
    Purchases are under <TextLink to="/orders">Orders</TextLink>, retirements and their certificates in the{' '}
    <TextLink to="/reports?kind=auditor">auditor’s statement</TextLink>, and every entry of the ledger in the{' '}
    <TextLink to="/log">public log</TextLink>.
  </p>
)

/** Who did what to whom, newest first. Nothing is ever taken out of it. */
export const Trail = ({ trail }: { trail: readonly OrganisationEvent[] }) => {
  const [shown, setShown] = useState(firstRows)
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const found = trail.filter(({ at, by, words: said }) =>
    `${writeUtc(at)} ${by} ${said}`.toLowerCase().includes(words),
  )
  if (trail.length === 0)
    return (
      <div className="grid gap-3">
        <p className="text-muted text-note">Nothing was changed yet.</p>
        <Elsewhere />
      </div>
    )
  return (
    <div className="grid gap-3">
      <Elsewhere />
      {trail.length > firstRows && (
        <TextField
          label="Find a person, a day or a word"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="max-w-md"
        />
      )}
      {found.length === 0 && <p className="text-muted text-note">No entry says that.</p>}
      <ol className="border-edge border-t text-note">
        {found.slice(0, shown).map(({ at, by, words: said }) => (
          <li
            key={`${at} ${said}`}
            className="grid gap-x-6 gap-y-0.5 border-hairline border-b py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <time dateTime={at} className="font-mono text-muted text-sm tabular-nums sm:pt-0.5">
              {writeUtc(at)}
            </time>
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{by}</span> {said}
            </p>
          </li>
        ))}
      </ol>
      {found.length > shown && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => setShown(found.length)}
        >
          Show all {found.length}
        </Button>
      )}
    </div>
  )
}
