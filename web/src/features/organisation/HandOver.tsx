import { type Member, organisationsApi } from '@ledgerleaf/contract/organisations'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { beside } from './beside.ts'
import { nameOf } from './member-words.ts'

type Inner = { others: readonly Member[]; organisation: string; onClose: () => void }

const HandOverForm = ({ others, organisation, onClose }: Inner) => {
  const { kinds, withProof } = useProof()
  const { bind, submit, isSending, refusal } = useContractForm(organisationsApi.handOver.body, {
    start: { id: '', ...noProof },
    unsaid: 'Choose a member',
    check: ({ id }) => ({ id: id === '' ? 'Choose a member' : undefined }),
  })
  const onSubmit = submit(async (body) => {
    try {
      await send(organisationsApi.handOver, { body: await withProof(body) })
    } catch (error) {
      throw beside(error, { wrong_credentials: 'password', wrong_factor: 'code', not_found: 'id' })
    }
    const heir = others.find(({ personId }) => personId === body.id)
    void toast.success(`${heir ? nameOf(heir) : 'Another member'} is the owner of ${organisation} now.`)
    stale.send(organisationKeys.all)
    onClose()
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Select label="New owner" {...bind('id')}>
        <option value="">Choose a member</option>
        {others.map((member) => (
          <option key={member.personId} value={member.personId}>
            {nameOf(member)}
          </option>
        ))}
      </Select>
      <ProofField kinds={kinds} password={bind('password')} code={bind('code')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button type="submit" variant="final" busy={isSending} busyLabel="Transferring...">
          Transfer {organisation}
        </Button>
      </div>
    </form>
  )
}

type Props = { members: readonly Member[]; organisation: string }

/** Makes another member the owner. */
export const HandOver = ({ members, organisation }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const others = members.filter(({ isYou, role }) => !isYou && role !== 'auditor')
  return (
    <div className="grid gap-2">
      <p className="max-w-text text-muted text-note">
        {others.length > 0
          ? 'The new owner may do all you may now, and you become an admin.'
          : 'There is nobody to transfer it to yet: invite somebody first.'}
      </p>
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <DutyButton
            duty="lead"
            doing="transfer its ownership"
            variant="outline"
            size="small"
            onClick={() => setOpen(true)}
          >
            Transfer ownership
          </DutyButton>
        </div>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Transfer ownership of ${organisation}?`}
        text={`The new owner decides about ${organisation} from then on, and only they can hand it back. You stay in it as an admin.`}
      >
        {isOpen && (
          <HandOverForm others={others} organisation={organisation} onClose={() => setOpen(false)} />
        )}
      </Dialog>
    </div>
  )
}
