import { identityApi, OwnProfile, type Person } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { session } from '../../nouns/person/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

/** What the person is called: said here, and guessed nowhere. */
export const ProfileForm = ({ person }: { person: Person }) => {
  const { bind, submit, isSending, refusal } = useContractForm(OwnProfile, {
    start: { name: person.name },
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
      <TextField label="Name" autoComplete="name" {...bind('name')} />
      <div>
        <Button type="submit" variant="outline" busy={isSending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}
