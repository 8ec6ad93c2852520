import { type EntryTopic, entryTopics, isEntryTopic } from '@ledgerleaf/contract/entry-words'
import type { LogEntry } from '@ledgerleaf/contract/log'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { foldActs } from './fold-acts.ts'
import { LogHeads, LogRows } from './LogRow.tsx'
import { TopicFilter } from './TopicFilter.tsx'

/** Entries of one day after the other, as they stand in the log: what is told in one line is of one day. */
const byDay = (entries: readonly LogEntry[]): LogEntry[][] => {
  const days: LogEntry[][] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.[0] && writeDate(last[0].at) === writeDate(entry.at)) last.push(entry)
    else days.push([entry])
  }
  return days
}

const Rows = ({ entries }: { entries: readonly LogEntry[] }) => (
  <div className="border-edge border-t-2 bg-sheet">
    <LogHeads />
    <ol>
      {byDay(entries)
        .flatMap(foldActs)
        .map(({ entry, alike }) => (
          <LogRows key={entry.index} entry={entry} alike={alike} />
        ))}
    </ol>
  </div>
)

const emptyWords = (find: string, about: EntryTopic | null): { title: string; text: string } => {
  if (find)
    return {
      title: 'No entry goes by that',
      text: 'An entry has a number from 0 on; a certificate has an id, which stands in its address.',
    }
  if (about)
    return {
      title: `No entry about this: ${entryTopics[about].name}`,
      text: 'None among the newest entries. Earlier ones can be looked through below, where there are any.',
    }
  return {
    title: 'Nothing is signed yet',
    text: 'The first entry stands here within a second of its signature.',
  }
}

/** What stands in the log, the newest first, or what was looked for. */
export const LogEntries = () => {
  const [params, setParams] = useSearchParams()
  const find = params.get('find')?.trim() ?? ''
  const [typed, setTyped] = useState(find)
  const asked = params.get('about')
  const about = isEntryTopic(asked) && !find ? asked : null
  const query = useInfiniteQuery(provenanceQueries.logEntries(find, about))
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
      lead="What happened and when. Where an entry is about somebody, a sealed code stands in their place, so the log is public and names no person."
    >
      <search>
        <form onSubmit={search} className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-52 sm:basis-72">
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
          <Button type="submit" variant="outline" className="mt-7">
            Find
          </Button>
          {find && (
            <Button variant="quiet" className="sm:mt-7" onClick={() => go('')}>
              Show all
            </Button>
          )}
        </form>
      </search>
      {!find && (
        <TopicFilter
          topic={about}
          onTopic={(next) => setParams(next ? { about: next } : {}, { preventScrollReset: true })}
        />
      )}
      <Loaded query={query} what="the entries" room="h-96">
        {(data) => {
          const entries = data.pages.flatMap((page) => page.entries)
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {entries.length === 0 ? (
                <div className="border-edge border-t-2 bg-sheet">
                  <EmptyState of="search" {...emptyWords(find, about)} />
                </div>
              ) : (
                <Rows entries={entries} />
              )}
              <ShowMore list={query}>Show earlier entries</ShowMore>
            </div>
          )
        }}
      </Loaded>
    </Part>
  )
}
