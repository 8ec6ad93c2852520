import { type Deadline, deadlinesApi } from '@ledgerleaf/contract/deadlines'
import { useMutation, useQuery } from '@tanstack/react-query'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { deadlineKeys } from '../../nouns/deadline/keys.ts'
import { deadlineQueries } from '../../nouns/deadline/queries.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { openLook } from '../../ui/quiet-looks.ts'
import { toast } from '../../ui/toast.ts'
import { useScrollToHash } from '../../ui/use-scroll-to-hash.ts'
import { AddDeadline } from './AddDeadline.tsx'
import { isNear, tellDaysLeft } from './deadline-words.ts'

const Row = ({ deadline }: { deadline: Deadline }) => {
  const { id, name, nextOn, isYearly, remindDays } = deadline
  const may = useMay('prepare')
  const remove = useMutation({
    mutationFn: () => send(deadlinesApi.remove, { params: { id } }),
    onSuccess: () => toast.success(`${name} is off the list.`),
    // One that is gone already is what was wished for.
    onError: (error) => (hasCode(error, 'not_found') ? undefined : toast.error(messageOf(error))),
    onSettled: () => stale.send(deadlineKeys.all),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-b px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-note text-muted">
          <span className={cn(isNear(deadline) && 'font-medium text-attention')}>
            {writeDate(nextOn)}, {tellDaysLeft(deadline)}
          </span>
          {isYearly ? ', every year' : ', once'}; reminded {remindDays} days before
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        disabled={!may}
        busy={remove.isPending}
        aria-label={`Take ${name} off the list`}
        onClick={() => remove.mutate()}
      >
        Take off
      </Button>
    </li>
  )
}

/** The days by which the organisation has to report, as it wrote them down. */
export const Deadlines = () => {
  const query = useQuery(deadlineQueries.list())
  useScrollToHash(query.data !== undefined)
  return (
    <Part
      id="deadlines"
      title="Deadlines"
      lead="The days you have to report by. Write them down yourself: which laws apply to you is not known here. Members who prepare are reminded before each."
    >
      <Loaded query={query} what="your deadlines" room="h-24">
        {({ deadlines }) => (
          <div className="grid gap-6">
            {deadlines.length > 0 ? (
              <ul className="border-edge border-t-2 bg-sheet">
                {deadlines.map((deadline) => (
                  <Row key={deadline.id} deadline={deadline} />
                ))}
              </ul>
            ) : (
              <p className="border-edge border-t-2 bg-sheet px-5 pt-5 text-muted text-note">
                No day is written down yet.
              </p>
            )}
            <details className={deadlines.length > 0 ? undefined : '-mt-6 bg-sheet px-5 pt-4 pb-5'}>
              <summary className={openLook}>Add a deadline</summary>
              <div className="mt-5">
                <AddDeadline />
              </div>
            </details>
          </div>
        )}
      </Loaded>
    </Part>
  )
}
