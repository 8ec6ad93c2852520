import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeInstant } from '../../ui/format.ts'
import { operatorQueries } from './queries.ts'
import { Shown } from './Shown.tsx'

const acts: Record<string, string> = {
  approve: 'approved',
  ask_changes: 'asked for changes of',
  reject: 'rejected',
  refuse_document: 'refused the document',
  accept_document: 'accepted the document',
  reply: 'answered',
}

/** What operators did: nothing in it can be altered. */
export const Trail = () => (
  <Shown query={useQuery(operatorQueries.trail())} label="Loading the trail">
    {({ entries }) =>
      entries.length > 0 ? (
        <ol className="border-edge border-t-2 bg-sheet px-5">
          {entries.map((entry) => (
            <li key={entry.id} className="grid gap-1 border-hairline border-b py-4 last:border-b-0">
              <p>
                <span className="font-medium">{entry.operatorName}</span> {acts[entry.act] ?? entry.act}{' '}
                {entry.subjectName}
              </p>
              <p className="text-muted text-sm">{entry.reason}</p>
              <p className="font-mono text-eyebrow text-muted">{writeInstant(entry.actedAt)}</p>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          title="Nothing was done yet"
          text="Every decision and every answer is written down here."
        />
      )
    }
  </Shown>
)
