import {
  type ApprovalRules,
  approvalsApi,
  LimitedRole,
  ApprovalRules as Rules,
} from '@ledgerleaf/contract/approvals'
import { memberRoleWords } from '@ledgerleaf/contract/member-roles'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { approvalKeys } from '../../nouns/approval/keys.ts'
import { closedLook } from '../../nouns/organisation/closed-look.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { asksToRetire, rulesReading, startRules } from './rules-form.ts'

const withinWords: readonly (readonly [ApprovalRules['withinDays'], string])[] = [
  [30, 'All a person does within 30 days'],
  [7, 'All a person does within 7 days'],
  [1, 'All a person does within one day'],
  [0, 'Each act by itself, however many'],
]

/** Up to what amount each role acts alone. An empty field is no limit. */
export const RulesForm = ({ rules }: { rules: ApprovalRules | null }) => {
  const { form, bind, submit, isSending, refusal } = useContractForm(Rules, {
    start: startRules(rules),
    ...rulesReading,
  })
  const isClosed = !useMay('lead')
  const save = (body: { rules: ApprovalRules | null }) => send(approvalsApi.saveRules, { body })
  const onSaved = (said: string) => {
    stale.send(approvalKeys.all)
    void toast.success(said)
  }
  const onSubmit = submit(async (typed) => {
    await save({ rules: typed })
    onSaved('The limits are set.')
  })
  const remove = useMutation({
    mutationFn: () => save({ rules: null }),
    onSuccess: () => {
      form.reset(startRules(null))
      onSaved('There are no limits any more.')
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Limits" className="grid gap-6">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {remove.error && <Notice tone="error">{messageOf(remove.error)}</Notice>}
      <fieldset disabled={isClosed} className={cn('grid min-w-0 gap-5', closedLook)}>
        <legend className="sr-only">What each role may do alone</legend>
        <p className="max-w-text text-muted text-sm">
          Once limits are set, only an owner gives the roles that do more than look.
        </p>
        <div className="hidden grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)] gap-4 border-edge border-b pb-2 text-muted text-sm sm:grid">
          <span>Role</span>
          <span>Buys alone up to, in US dollars with VAT</span>
          <span>Retires alone up to, in tonnes</span>
        </div>
        {LimitedRole.options.map((role) => {
          const { name } = memberRoleWords[role]
          return (
            <div
              key={role}
              className="grid grid-cols-2 items-start gap-x-4 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <p className="col-span-2 pt-1 font-medium text-note sm:col-span-1 sm:pt-3">{name}</p>
              <TextField
                label={<span className="sm:sr-only">{name} buys, $</span>}
                placeholder="No limit"
                figures
                inputMode="decimal"
                autoComplete="off"
                {...bind(`${role}Buy`)}
              />
              {asksToRetire(role) ? (
                <p className="pt-1 text-muted text-note sm:pt-3">
                  <span className="block sm:sr-only">{name} retires, t</span>
                  Asks for approval
                </p>
              ) : (
                <TextField
                  label={<span className="sm:sr-only">{name} retires, t</span>}
                  placeholder="No limit"
                  figures
                  inputMode="numeric"
                  autoComplete="off"
                  {...bind(`${role}Retire`)}
                />
              )}
            </div>
          )
        })}
        <Select
          label="A limit holds for"
          hint="What colleagues approved does not count against it, nor what was refunded or never paid."
          className="max-w-md"
          {...bind('within')}
        >
          {withinWords.map(([days, words]) => (
            <option key={days} value={days}>
              {words}
            </option>
          ))}
        </Select>
        <div className="grid items-start gap-5 border-hairline border-t pt-5 sm:grid-cols-3">
          <TextField
            label="Two approve above, $"
            hint="Whoever asks. Left empty, one always does."
            placeholder="Never"
            figures
            inputMode="decimal"
            autoComplete="off"
            {...bind('twoCents')}
          />
          <TextField
            label="Two approve above, t"
            placeholder="Never"
            figures
            inputMode="numeric"
            autoComplete="off"
            {...bind('twoTonnes')}
          />
          <TextField
            label="A request waits, days"
            hint="1 to 90; then it lapses."
            figures
            inputMode="numeric"
            autoComplete="off"
            {...bind('days')}
          />
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="lead"
          doing="set limits"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Saving..."
        >
          {rules ? 'Save the limits' : 'Set limits'}
        </DutyButton>
        {rules && !isClosed && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Take all limits away
          </Button>
        )}
      </div>
    </form>
  )
}
