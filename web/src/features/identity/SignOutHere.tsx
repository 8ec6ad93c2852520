import { identityApi } from '@ledgerleaf/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { changePerson } from './change-person.ts'

/** Signs out and stays on the page, for what somebody else has to do on it. */
export const SignOutHere = ({ label }: { label: string }) => {
  const leave = useMutation({
    mutationFn: async () => {
      await send(identityApi.signOut)
      await changePerson(null)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button variant="outline" size="small" busy={leave.isPending} onClick={() => leave.mutate()}>
      {label}
    </Button>
  )
}
