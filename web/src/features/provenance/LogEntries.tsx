import { writeEntry } from '@ledgerleaf/contract/entry-words'
import type { LogEntry } from '@ledgerleaf/contract/log'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Part } from '../../ui/Part.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { StepProof } from './StepProof.tsx'

const Entry = ({ entry }: { entry: LogEntry }) => (
  <li
    // The button stands at the end of the row; what it answers takes the width below what was checked.
    className="grid gap-x-8 gap-y-3 border-hairline border-b py-4 last:border-b-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] [&>:last-child:has(li)]:sm:col-start-2 [&>:last-child:has(li)]:sm:col-end-4"
  >
    <p className="font-mono text-note text-muted tabular-nums max-sm:-mb-2 sm:text-ink">
      <span className="sm:sr-only">Entry </span>
      {writeWhole(entry.index)}
    </p>
    <div className="grid min-w-0 content-start gap-1">
      <p className="font-medium">
        <Link to={`/log/${entry.index}`} className="hover:underline">
          {writeEntry(entry)}
        </Link>
      </p>
      <p className="text-muted text-sm">
        <time dateTime={entry.at}>{writeInstant(entry.at)}</time>
        {entry.credits !== null &&
          ` · ${writeWhole(entry.credits)} ${entry.credits === 1 ? 'credit' : 'credits'}`}
        {entry.certificateId && (
          <>
            {' '}
            · <TextLink to={`/certificates/${entry.certificateId}`}>Certificate</TextLink>
          </>
        )}
      </p>
      <p title={entry.hash} className="truncate text-muted">
        <Mono className="text-fine">{entry.hash}</Mono>
      </p>
    </div>
    <StepProof entryId={entry.entryId} />
  </li>
)

/** What stands in the log, the newest first, or what was looked for. */
export const LogEntries = () => {
  const [params, setParams] = useSearchParams()
  const find = params.get('find')?.trim() ?? ''
  const [typed, setTyped] = useState(find)
  const query = useInfiniteQuery(provenanceQueries.logEntries(find))
  const go = (next: string) => {
    setTyped(next)
    setParams(next === '' ? {} : { find: next }, { preventScrollReset: true })
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    go(typed.trim())
  }
  return (
    <Part
      title={find ? 'What was found' : 'Entries, the newest first'}
      id="entries"
      lead="What happened and when. Where an entry is about somebody, a commitment stands for them, so the log is public and names no person."
    >
      <search>
        <form onSubmit={search} className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-72">
            <TextField
              label="Find an entry"
              hint="Its number, or the id or address of a certificate"
              figures
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit" variant="outline" className="sm:mt-7">
            Find
          </Button>
          {find && (
            <Button variant="quiet" className="sm:mt-7" onClick={() => go('')}>
              Show all
            </Button>
          )}
        </form>
      </search>
      <Loaded query={query} what="the entries" room="h-96">
        {(data) => {
          const entries = data.pages.flatMap((page) => page.entries)
          return entries.length === 0 ? (
            <div className="border-edge border-t-2 bg-sheet">
              <EmptyState
                of="search"
                title={find ? 'No entry goes by that' : 'Nothing is signed yet'}
                text={
                  find
                    ? 'An entry has a number from 0 on; a certificate has an id, which stands in its address.'
                    : 'The first entry stands here within a second of its signature.'
                }
              />
            </div>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <ol className="border-edge border-t-2 bg-sheet px-4 sm:px-5">
                {entries.map((entry) => (
                  <Entry key={entry.index} entry={entry} />
                ))}
              </ol>
              <ShowMore list={query}>Show earlier entries</ShowMore>
            </div>
          )
        }}
      </Loaded>
    </Part>
  )
}
