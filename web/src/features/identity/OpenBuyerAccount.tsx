import type { Person } from '@ledgerleaf/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { registerBuyer } from './register-buyer.ts'

type Props = { onOpened: (person: Person) => Promise<void> }

/** Adds the Buyer role to the account one is signed in with; it needs nothing but the wish. */
export const OpenBuyerAccount = ({ onOpened }: Props) => {
  const open = useMutation({
    mutationFn: async () => onOpened(await registerBuyer()),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button busy={open.isPending} busyLabel="Opening Account..." onClick={() => open.mutate()}>
      Open buyer account
    </Button>
  )
}
