import { zodResolver } from '@hookform/resolvers/zod'
import { OpenSellerAccount as Input, identityApi, type Person } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { SellerFields } from './SellerFields.tsx'
import { showRefusal } from './show-refusal.ts'

type Props = { onOpened: (person: Person) => Promise<void> }

/** Adds the Seller role to the account one is signed in with. */
export const OpenSellerAccount = ({ onOpened }: Props) => {
  const form = useForm({
    resolver: zodResolver(Input),
    defaultValues: { firstName: '', lastName: '', companyName: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      const { person } = await send(identityApi.openSellerAccount, { body })
      await onOpened(person)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={submit} className="grid gap-5">
      <SellerFields bind={(name) => ({ error: errors[name]?.message, ...form.register(name) })} />
      <Button type="submit" busy={isSubmitting} busyLabel="Opening Account...">
        Open seller account
      </Button>
    </form>
  )
}
