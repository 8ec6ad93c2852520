import { useState } from 'react'
import { useLocation } from 'react-router'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import { type RefusalGroup, refusalGroups } from '../../features/docs/refusal-groups.ts'
import { Fold } from '../../ui/Fold.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Errors · For developers',
  description: 'Every code a call of the Ledgerleaf API may be refused with, and what it means.',
})

const Group = ({ group, isOpen }: { group: RefusalGroup; isOpen: boolean }) => (
  <section aria-label={group.title} className="border-edge border-t pt-3">
    <Fold
      isOpen={isOpen}
      className="[&>summary]:flex"
      title={
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
          <span className="mr-auto font-[500] font-display text-ink text-xl">{group.title}</span>
          <span className="font-normal text-muted text-sm tabular-nums">
            {writeWhole(group.refusals.length)} {group.refusals.length === 1 ? 'code' : 'codes'}
          </span>
          <span className="font-mono text-leaf-strong text-note tabular-nums sm:min-w-48 sm:text-right">
            {group.statuses.join(', ')}
          </span>
        </span>
      }
    >
      <p className="max-w-text pb-3 text-muted text-note">{group.says}</p>
      <dl className="bg-sheet">
        {group.refusals.map(({ code, status, message }) => (
          <div
            key={code}
            id={code}
            className="grid scroll-mt-28 gap-x-6 gap-y-1 border-hairline border-t px-4 py-2.5 target:bg-leaf/10 sm:grid-cols-[17rem_minmax(0,1fr)]"
          >
            <dt className="flex items-baseline justify-between gap-4">
              <Mono>{code}</Mono>
              <span className="font-mono text-muted text-sm tabular-nums">{status}</span>
            </dt>
            <dd className="text-note">{message}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  </section>
)

export default function ErrorsScreen() {
  const [wanted, setWanted] = useState('')
  const { hash } = useLocation()
  const asked = useHydrated() ? hash.slice(1) : ''
  const groups = refusalGroups(wanted)
  return (
    <>
      <DocsHead
        title="Errors"
        lead="What the server answers when it does not do what was asked. Let your program go by the code, which stays; the words beside it are for people, and may change. An error that asks you to wait says for how many seconds in the header Retry-After. The format is that of RFC 9457."
      />
      <div className="mt-6 grid gap-6">
        <TextField
          label="Find a code, a status or a word"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="max-w-md"
        />
        <p role="status" className="sr-only">
          {groups.length === 0 ? 'No error says that' : ''}
        </p>
        {groups.length === 0 && <p className="text-muted">No error says that.</p>}
        {groups.map((group, at) => {
          // The first stands open, so that one sees what is behind the others.
          const isAsked = asked === '' ? at === 0 : group.refusals.some(({ code }) => code === asked)
          const isOpen = wanted.trim() !== '' || isAsked
          return <Group key={`${group.id} ${isOpen}`} group={group} isOpen={isOpen} />
        })}
      </div>
    </>
  )
}
