import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'

/** A quiet reminder until the address is confirmed; nothing is blocked by it. */
export const UnverifiedNotice = ({ person }: { person: Person }) => {
  const again = useMutation({
    mutationFn: () => send(identityApi.resendVerification),
    onSuccess: () => toast.success(`A new link is on its way to ${person.email}.`),
    onError: (error) => toast.error(messageOf(error)),
  })
  if (person.emailVerified) return null
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          Please confirm your e-mail address: we sent a link to{' '}
          <span className="break-all font-medium">{person.email}</span>.
        </p>
        <Button variant="outline" size="small" busy={again.isPending} onClick={() => again.mutate()}>
          Send again
        </Button>
      </div>
    </Notice>
  )
}
