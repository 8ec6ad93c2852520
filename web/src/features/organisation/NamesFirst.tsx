import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import { type OrganisationDetails, organisationsApi } from '@ledgerleaf/contract/organisations'
import { Line } from '@ledgerleaf/contract/text'
import * as z from 'zod/mini'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { session } from '../../nouns/person/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { beside } from './beside.ts'

const Names = z.object({
  organisation: Line('Name of the organisation', 120),
  person: Line('Your name', 200),
})

type Props = {
  person: Person
  details: OrganisationDetails
  /** What it is called already, where it has said no name itself. */
  knownName: string
}

/** Who invites, and to what: a mail to somebody else says both, so both are said before the first. */
export const NamesFirst = ({ person, details, knownName }: Props) => {
  const { bind, submit, isSending, refusal } = useContractForm(Names, {
    start: { organisation: details.name || knownName, person: person.name },
  })
  const onSubmit = submit(async ({ organisation, person: name }) => {
    try {
      if (organisation !== details.name)
        await send(organisationsApi.saveDetails, { body: { ...details, name: organisation } })
    } catch (error) {
      throw beside(error, {}, { name: 'organisation' })
    }
    try {
      session.give(await send(identityApi.saveProfile, { body: { name } }))
    } catch (error) {
      throw beside(error, {}, { name: 'person' })
    }
    stale.send(organisationKeys.all)
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Who invites" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <p className="max-w-text text-muted text-note">
        An invitation says who sends it, and to what. Both need a name first.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Name of the organisation"
          autoComplete="organization"
          {...bind('organisation')}
          required
        />
        <TextField label="Your name" autoComplete="name" {...bind('person')} required />
      </div>
      <div>
        <Button type="submit" busy={isSending} busyLabel="Saving...">
          Save and invite
        </Button>
      </div>
    </form>
  )
}
