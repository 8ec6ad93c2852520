import { zodResolver } from '@hookform/resolvers/zod'
import { OpenSellerAccount as Input, identityApi, type Person } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
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
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Company name"
        required
        autoComplete="organization"
        error={errors.companyName?.message}
        {...form.register('companyName')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Opening Account...">
        Open seller account
      </Button>
    </form>
  )
}
