import { type RetirementQueue, registryRetirementsApi } from '@ledgerleaf/contract/registry-retirements-api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hrefOf } from '../../api/request.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { Filters } from './Filters.tsx'
import { Group } from './Group.tsx'
import { useFilter } from './use-filter.ts'

type FigureProps = { label: string; note: string; value: number; presses?: boolean }

const Figure = ({ label, note, value, presses = false }: FigureProps) => (
  <div className="grid content-start gap-2 bg-sheet px-3 py-3.5 sm:px-5 sm:py-4">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="grid gap-2">
      <span
        className={cn(
          'font-[430] font-display text-4xl lining-nums leading-none tabular-nums',
          value === 0 ? 'text-muted' : presses ? 'text-error' : 'text-ink',
        )}
      >
        {writeWhole(value)}
      </span>
      <span className="text-fine text-muted max-sm:sr-only">{note}</span>
    </dd>
  </div>
)

const countShown = ({ groups }: RetirementQueue) =>
  groups.reduce((sum, { retirements }) => sum + retirements.length, 0)

/** What is to be told to the registries, by registry and project. */
export const RetirementDesk = () => {
  const { filter, change } = useFilter()
  const query = useQuery({ ...operatorQueries.retirements(filter), placeholderData: keepPreviousData })
  const isPhone = usePhone()
  const filters = ({ registries }: RetirementQueue) => (
    <Filters filter={filter} registries={registries} onChange={change} />
  )
  return (
    <Loaded query={query} what="the retirements" room="h-80">
      {(queue) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <dl className="grid grid-cols-3 gap-px border-edge border-t-2 bg-hairline">
            <Figure label="To be done" note="Retired here, not yet at their registry" value={queue.open} />
            <Figure
              label="Overdue"
              note={`Not done within ${queue.dueDays} business days`}
              value={queue.overdue}
              presses
            />
            <Figure
              label="Contradicted"
              note="A registry’s file says otherwise"
              value={queue.contradicted}
              presses
            />
          </dl>
          {isPhone && queue.found <= 1 ? (
            <Fold title="Filters" isOpen={Object.values(filter).some(Boolean)} className="-my-4">
              {filters(queue)}
            </Fold>
          ) : (
            filters(queue)
          )}
          {queue.groups.length === 0 ? (
            <EmptyState
              of="search"
              title="Nothing of this kind"
              text="What buyers retire appears here at once. Choose another state to see what was done."
            />
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-4">
                <p className="text-muted text-note" aria-live="polite">
                  {queue.found > countShown(queue)
                    ? `The first ${writeWhole(countShown(queue))} of ${writeWhole(queue.found)}. The file holds them all.`
                    : `${writeWhole(queue.found)} ${queue.found === 1 ? 'retirement' : 'retirements'}`}
                </p>
                <a
                  href={hrefOf(registryRetirementsApi.csv, { query: filter })}
                  download
                  className={buttonLook('outline', 'small')}
                >
                  These as CSV
                </a>
              </div>
              {queue.groups.map((group) => (
                <Group key={`${group.registry} ${group.projectId}`} group={group} />
              ))}
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}
