import { type Member, organisationsApi, RoleGiven } from '@ledgerleaf/contract/organisations'
import { useWatch } from 'react-hook-form'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { roleText } from '../../nouns/organisation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { nameOf } from './member-words.ts'
import { RoleFields } from './RoleFields.tsx'
import { type RoleValues, roleInput } from './role-values.ts'
import { useAct } from './use-act.ts'

type Inner = { member: Member; contact: string | null; onClose: () => void }

const ContactPart = ({ member, contact, onClose }: Inner) => {
  const make = useAct({
    act: () => send(organisationsApi.makeContact, { params: { id: member.personId } }),
    said: () => `Mails go to ${nameOf(member)} from now on.`,
    onDone: onClose,
  })
  return (
    <div className="grid justify-items-start gap-3 border-hairline border-t pt-4 text-note">
      <p className="text-muted">
        Mails about orders, holdings and projects go to{' '}
        {member.isContact ? 'this member' : (contact ?? 'nobody')}.
      </p>
      {make.error && <Notice tone="error">{messageOf(make.error)}</Notice>}
      {!member.isContact && (
        <Button variant="outline" size="small" busy={make.isPending} onClick={() => make.mutate()}>
          Send them to {nameOf(member)}
        </Button>
      )}
    </div>
  )
}

const RoleForm = (props: Inner) => {
  const { member, onClose } = props
  const { form, bind, submit, isSending, refusal } = useContractForm(RoleGiven, {
    start: { role: member.role, endsOn: member.endsOn ?? '' } as RoleValues,
    toInput: roleInput<RoleValues>,
  })
  const role = useWatch({ control: form.control, name: 'role' })
  const onSubmit = submit(async (body) => {
    await send(organisationsApi.changeMember, { params: { id: member.personId }, body })
    void toast.success(`${nameOf(member)} is ${roleText(body)} now.`)
    stale.send(organisationKeys.all)
    onClose()
  })
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {member.role === 'owner' ? (
          <p className="text-muted text-note">An owner’s role ends when they hand the organisation over.</p>
        ) : (
          <>
            <RoleFields bind={bind} role={role} />
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="outline" onClick={onClose}>
                Leave it
              </Button>
              <Button type="submit" busy={isSending} busyLabel="Saving...">
                Change the role
              </Button>
            </div>
          </>
        )}
      </form>
      <ContactPart {...props} />
    </>
  )
}

type Props = Omit<Inner, 'member'> & { member: Member | null }

/** Another role for a member, and whether mails go to them. */
export const MemberDialog = ({ member, ...rest }: Props) => (
  <Dialog
    open={member !== null}
    onClose={rest.onClose}
    title={member ? nameOf(member) : ''}
    text={member ? `${member.email}, ${roleText(member)}, a member since ${writeDate(member.joinedAt)}.` : ''}
  >
    {member && <RoleForm key={member.personId} member={member} {...rest} />}
  </Dialog>
)
