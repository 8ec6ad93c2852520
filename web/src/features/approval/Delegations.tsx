import { approvalsApi, type Delegation, NewDelegation } from '@ledgerleaf/contract/approvals'
import { mayDo } from '@ledgerleaf/contract/member-roles'
import type { Member } from '@ledgerleaf/contract/organisations'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { approvalKeys } from '../../nouns/approval/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { writeSpan } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

const Row = ({ delegation: { id, from, to, startsOn, endsOn, isOwn } }: { delegation: Delegation }) => {
  const end = useMutation({
    mutationFn: () => send(approvalsApi.endDelegation, { params: { id } }),
    onSuccess: () => void toast.success(`${to} no longer approves in your place.`),
    onSettled: () => stale.send(approvalKeys.all),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-b py-2.5">
      <div className="grid min-w-0 gap-0.5 text-note">
        <p className="break-words">
          <span className="font-medium">{to}</span> for{' '}
          <span className="font-medium">{isOwn ? 'you' : from}</span>
        </p>
        <p className="text-muted text-sm">{writeSpan(startsOn, endsOn)}</p>
        {end.error && (
          <p role="alert" className="text-error text-sm">
            {messageOf(end.error)}
          </p>
        )}
      </div>
      {isOwn && (
        <Button variant="quiet" size="small" busy={end.isPending} onClick={() => end.mutate()}>
          End it
        </Button>
      )}
    </li>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

const DelegateForm = ({ members }: { members: readonly Member[] }) => {
  const start = { toId: '', startsOn: today(), endsOn: '' }
  const { form, bind, submit, isSending, refusal } = useContractForm(NewDelegation, { start })
  const may = useMay('buy')
  const onSubmit = submit(async (body) => {
    await send(approvalsApi.delegate, { body })
    form.reset(start)
    stale.send(approvalKeys.all)
    void toast.success('Your colleague may approve in your place.')
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Approve in my place" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset disabled={!may} className="grid items-start gap-5 sm:grid-cols-3">
        <Select label="Deputy" {...bind('toId')}>
          <option value="">Choose a colleague</option>
          {members
            .filter(({ isYou, role }) => !isYou && mayDo(role, 'ask'))
            .map(({ personId, name, email }) => (
              <option key={personId} value={personId}>
                {name || email}
              </option>
            ))}
        </Select>
        <TextField label="From" type="date" {...bind('startsOn')} />
        <TextField label="Until" type="date" {...bind('endsOn')} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="buy"
          doing="let somebody approve in their place"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Saving..."
        >
          Let them approve
        </DutyButton>
      </div>
    </form>
  )
}

/** Who may approve in whose place, and for how long. */
export const Delegations = ({
  delegations,
  members,
}: {
  delegations: readonly Delegation[]
  members: readonly Member[]
}) => (
  <div className="grid gap-5">
    {delegations.length > 0 && (
      <ul className="border-edge border-t">
        {delegations.map((delegation) => (
          <Row key={delegation.id} delegation={delegation} />
        ))}
      </ul>
    )}
    <DelegateForm members={members} />
  </div>
)
