import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { FileRow } from './FileRow.tsx'
import { type ImportDay, importDays } from './import-days.ts'
import { sayChanges } from './say-changes.ts'
import { kindsOf, kindWords } from './words.ts'

const shownDays = 4

const nameKind = (kind: RegistryFile['kind']): string => kindWords[kind].toLowerCase()

const Day = ({ registry, day, files }: ImportDay) => {
  const withdrawn = files.filter((file) => file.withdrawn !== null).length
  return (
    <li className="border-hairline border-b px-4 pt-3 pb-1 last:border-b-0 sm:px-5">
      <div className="grid gap-x-8 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-baseline">
        <time dateTime={day} className="text-muted text-sm tabular-nums">
          Imported {writeDate(day)}
        </time>
        <p className="[overflow-wrap:anywhere]">
          <span className="font-medium">{registry}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note tabular-nums">
          {withdrawn > 0 && (
            <Badge>{withdrawn === files.length ? 'Withdrawn' : `${withdrawn} withdrawn`}</Badge>
          )}
          {sayChanges(files)}
        </p>
      </div>
      <Fold
        title={
          <>
            {writeCount(files.length, 'file')}
            {/* On a phone it would be two lines, and each file says its kind once it is open. */}
            <span className="-ml-2 max-sm:sr-only">: {kindsOf(files).map(nameKind).join(', ')}</span>
          </>
        }
        className="sm:pl-52"
      >
        <ul>
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      </Fold>
    </li>
  )
}

const Days = ({ days }: { days: readonly ImportDay[] }) => (
  <ol className="border-edge border-t-2 bg-sheet">
    {days.map((day) => (
      <Day {...day} key={day.key} />
    ))}
  </ol>
)

/** What was brought in, a row for each day and registry; behind a press whatever is older than the newest few. */
export const FileHistory = () => (
  <Loaded query={useQuery(operatorQueries.registries())} what="the files" room="h-40">
    {({ files }) => {
      const days = importDays(files)
      const older = days.slice(shownDays)
      return days.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Days days={days.slice(0, shownDays)} />
          {older.length > 0 && (
            <Fold title={`Older (${older.length})`}>
              <Days days={older} />
            </Fold>
          )}
        </div>
      ) : (
        <EmptyState
          of="papers"
          title="No file was imported yet"
          text="Download a registry’s public list of projects, issuances or retirements, and send it here."
        />
      )
    }}
  </Loaded>
)
