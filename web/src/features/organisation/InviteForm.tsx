import { invitationDays, NewInvitation, organisationsApi } from '@ledgerleaf/contract/organisations'
import { useWatch } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useSiteInfo } from '../../api/site.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { closedLook } from '../../nouns/organisation/closed-look.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { roleText } from '../../nouns/organisation/words.ts'
import { NoMail } from '../../nouns/person/NoMail.tsx'
import { cn } from '../../ui/cn.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { beside } from './beside.ts'
import { RoleFields } from './RoleFields.tsx'
import { type RoleValues, roleInput } from './role-values.ts'

type Values = RoleValues & { email: string }

const start: Values = { email: '', role: 'viewer', endsOn: '' }

/** Asks somebody by mail to belong to the organisation, with a role. */
export const InviteForm = () => {
  const { form, bind, submit, isSending, refusal } = useContractForm(NewInvitation, {
    start,
    toInput: roleInput<Values>,
  })
  const role = useWatch({ control: form.control, name: 'role' })
  const isClosed = !useMay('manage')
  // Nothing is sent where no mail leaves, so nothing says that it is.
  const sendsMail = useSiteInfo()?.sendsMail !== false
  const onSubmit = submit(async (body) => {
    try {
      await send(organisationsApi.invite, { body })
    } catch (error) {
      throw beside(error, { already_member: 'email' })
    }
    void toast.success(`${body.email} is invited as ${roleText(body)}.`)
    form.reset(start)
    stale.send(organisationKeys.members)
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Invite somebody" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset
        disabled={isClosed}
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
          closedLook,
        )}
      >
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          hint={`The link works for ${invitationDays} days, for this address alone.`}
          {...bind('email')}
        />
        <RoleFields bind={bind} role={role} />
      </fieldset>
      <NoMail>The invitation is kept here: ask Ledgerleaf’s support for its link, and pass it on.</NoMail>
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="manage"
          doing="invite somebody"
          type="submit"
          busy={isSending}
          busyLabel={sendsMail ? 'Sending...' : 'Creating...'}
        >
          {sendsMail ? 'Send invitation' : 'Create the invitation'}
        </DutyButton>
      </div>
    </form>
  )
}
