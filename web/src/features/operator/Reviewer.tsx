import { operatorApi, type ReviewedProject } from '@ledgerleaf/contract/operator'
import { send } from '../../api/client.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { useDecide } from './use-decide.ts'

type Props = { project: Pick<ReviewedProject, 'id' | 'reviewer'> }

/** Who looks at the project, so that two do not do the same work. */
export const Reviewer = ({ project: { id, reviewer } }: Props) => {
  const { person } = useSession()
  const { decide, busy, error } = useDecide()
  const set = (mine: boolean) =>
    decide(() => send(operatorApi.takeReview, { params: { id }, body: { mine } }))
  const isOwn = reviewer !== null && reviewer.id === person?.id
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span className="text-muted">
        {reviewer === null ? 'Unassigned' : isOwn ? 'Assigned to you' : `Assigned to ${reviewer.name}`}
      </span>
      <Button variant="outline" size="small" busy={busy} onClick={() => void set(reviewer === null)}>
        {reviewer === null ? 'Assign to me' : 'Unassign'}
      </Button>
      {error && (
        <span role="alert" className="text-error">
          {error}
        </span>
      )}
    </p>
  )
}
