import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { dropDrafts } from '../../ui/draft.ts'
import { toast } from '../../ui/toast.ts'
import { useMine } from './use-mine.ts'

/**
 * Under a page that found nothing: a link that a colleague sent may be of another organisation one belongs to. The same page
 * is opened again for the one that is chosen.
 */
export const PerhapsElsewhere = () => {
  const { organisations, current } = useMine()
  const others = organisations.filter(({ id }) => id !== current?.id)
  const change = useMutation({
    mutationFn: (id: string) => send(organisationsApi.switch, { body: { id } }),
    onSuccess: () => {
      dropDrafts()
      window.location.reload()
    },
    onError: (error) => void toast.error(messageOf(error)),
  })
  if (!current || others.length === 0) return null
  return (
    <div className="grid gap-3 border-edge border-t px-5 py-5 text-note">
      <p className="max-w-text text-muted [overflow-wrap:anywhere]">
        You act for {current.name}. Where the link is of another organisation of yours, open it for that one:
      </p>
      <div className="flex flex-wrap gap-2">
        {others.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            size="small"
            busy={(change.isPending || change.isSuccess) && change.variables === id}
            disabled={change.isPending || change.isSuccess}
            onClick={() => change.mutate(id)}
          >
            Switch to {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
