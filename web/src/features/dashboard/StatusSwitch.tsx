import type { SellerProject } from '@ledgerleaf/contract/dashboard'
import { listingsApi } from '@ledgerleaf/contract/listings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'

const canSwitch = ({ project_id, status }: SellerProject): boolean =>
  project_id !== undefined && (status === 'Active' || status === 'Paused')

type Props = { project: SellerProject; describedBy: string }

/** Pauses and resumes all listings of a project. What has none, or only withdrawn ones, has nothing to switch. */
export const StatusSwitch = ({ project, describedBy }: Props) => {
  const client = useQueryClient()
  const { project_id: id, project_name, status } = project
  const isActive = status === 'Active'
  const change = useMutation({
    mutationFn: (state: 'open' | 'paused') =>
      send(listingsApi.changeProject, { params: { id: id ?? '' }, body: { state } }),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => void toast.error(messageOf(error)),
  })
  // What was never listed, or is not any more, has nothing to switch.
  if (status === 'Not listed' || status === 'Withdrawn') return <span className="text-muted">{status}</span>
  const shown = change.isPending ? !isActive : isActive
  return (
    <Switch
      label={change.isPending ? (shown ? 'Active' : 'Paused') : status}
      aria-label={`${project_name}: ${status}`}
      aria-describedby={describedBy}
      checked={shown}
      disabled={!canSwitch(project) || change.isPending}
      onChange={() => change.mutate(isActive ? 'paused' : 'open')}
      className="whitespace-nowrap"
    />
  )
}
