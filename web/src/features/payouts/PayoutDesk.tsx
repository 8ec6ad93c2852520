import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Candidates } from './Candidates.tsx'
import { Owed } from './Owed.tsx'
import { Run } from './Run.tsx'

/** Who is to be paid, the runs so far, and what each can still become. */
export const PayoutDesk = () => {
  const query = useQuery(operatorQueries.payouts())
  return (
    <Loaded query={query} what="the payouts" room="h-80">
      {({ candidates, owed, runs, paysFrom }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <Candidates candidates={candidates} />
          <Owed owed={owed} />
          {runs.length > 0 && (
            <section aria-labelledby="runs" className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <Heading level={2} look="small" id="runs">
                Runs
              </Heading>
              {runs.map((run) => (
                <Run key={run.id} run={run} paysFrom={paysFrom} />
              ))}
            </section>
          )}
        </div>
      )}
    </Loaded>
  )
}
