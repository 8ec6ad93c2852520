import { identityApi } from '@ledgerleaf/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { changePerson } from './change-person.ts'

export const LogOutButton = () => {
  const navigate = useNavigate()
  const logOut = useMutation({
    mutationFn: async () => {
      await send(identityApi.signOut)
      await navigate('/', { replace: true })
      await changePerson(null)
    },
    onSuccess: () => toast.success('You are logged out.'),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button busy={logOut.isPending} busyLabel="Logging Out..." onClick={() => logOut.mutate()}>
      Log Out
    </Button>
  )
}
