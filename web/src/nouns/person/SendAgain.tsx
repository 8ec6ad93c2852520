import { identityApi } from '@ledgerleaf/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** Sends the link that confirms an address once more. */
export const SendAgain = ({ email }: { email?: string }) => {
  const site = useSiteInfo()
  const again = useMutation({
    mutationFn: () => send(identityApi.resendVerification),
    onSuccess: () =>
      site?.sendsMail === false
        ? toast.error('A new link was written, and reaches nobody: no mail server is set here.')
        : toast.success(`A new link is on its way to ${email ?? 'your address'}.`),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button variant="outline" size="small" busy={again.isPending} onClick={() => again.mutate()}>
      Send again
    </Button>
  )
}
