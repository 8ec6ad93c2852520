import { ChangedRole, type Member, organisationsApi } from '@ledgerleaf/contract/organisations'
import { useWatch } from 'react-hook-form'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { roleText } from '../../nouns/organisation/words.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { beside } from './beside.ts'
import { nameOf } from './member-words.ts'
import { RoleFields } from './RoleFields.tsx'
import { type RoleValues, roleInput } from './role-values.ts'
import { useAct } from './use-act.ts'

type ChangedValues = RoleValues & typeof noProof
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
  const isOwner = member.role === 'owner'
  const mayLead = useMay('lead')
  const { kinds, withProof } = useProof(isOwner)
  const { form, bind, submit, isSending, refusal } = useContractForm(ChangedRole, {
    start: {
      role: isOwner ? 'admin' : member.role,
      endsOn: member.endsOn ?? '',
      ...noProof,
    } as ChangedValues,
    toInput: roleInput<ChangedValues>,
  })
  const role = useWatch({ control: form.control, name: 'role' })
  const onSubmit = submit(async ({ role, endsOn, ...proof }) => {
    const body = { role, endsOn, ...(isOwner ? await withProof(proof) : {}) }
    try {
      await send(organisationsApi.changeMember, { params: { id: member.personId }, body })
    } catch (error) {
      throw beside(error, { wrong_credentials: 'password', wrong_factor: 'code' })
    }
    void toast.success(`${nameOf(member)} is ${roleText(body)} now.`)
    stale.send(organisationKeys.all)
    onClose()
  })
  return (
    <>
      {isOwner && !mayLead ? (
        <p className="text-muted text-note">Only an owner decides about owners.</p>
      ) : (
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {refusal && <Notice tone="error">{refusal}</Notice>}
          <RoleFields bind={bind} role={role} />
          {isOwner && (
            <>
              <p className="text-muted text-note">
                {nameOf(member)} is an owner. Taking that away asks for a proof that it is you.
              </p>
              <ProofField kinds={kinds} password={bind('password')} code={bind('code')} />
            </>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Leave it
            </Button>
            <Button type="submit" busy={isSending} busyLabel="Saving...">
              Change the role
            </Button>
          </div>
        </form>
      )}
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
