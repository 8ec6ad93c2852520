import { identityApi, OwnProfile, type Person } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { session } from '../../nouns/person/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

/** What the person is called and whom they buy for: said here, and guessed nowhere. */
export const ProfileForm = ({ person }: { person: Person }) => {
  const { bind, submit, isSending, refusal } = useContractForm(OwnProfile, {
    start: { name: person.name, company: person.company ?? '' },
  })
  const onSubmit = submit(async (body) => {
    session.give(await send(identityApi.saveProfile, { body }))
    toast.success('Your profile is saved.')
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid gap-5 border-edge border-t-2 bg-sheet px-4 py-5 sm:px-5"
    >
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...bind('name')} />
        <TextField
          label="Company"
          autoComplete="organization"
          hint="Stands as beneficiary in the form with which you retire, and as company at checkout and in reports. You can change it there."
          {...bind('company')}
        />
      </div>
      <div>
        <Button type="submit" variant="outline" busy={isSending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}
