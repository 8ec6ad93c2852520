import type { ApprovalAct } from '@ledgerleaf/contract/approvals'
import { NewSubscription, subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { readTyped } from '../../forms/read-typed.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { AskForApproval } from '../../nouns/approval/AskForApproval.tsx'
import { useMustAsk } from '../../nouns/approval/use-standing.ts'
import { DutyButton, RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useDutyAlone, useWhyNotRetire } from '../../nouns/organisation/use-why-not.ts'
import { subscriptionQueries } from '../../nouns/subscription/queries.ts'
import { TermsLine } from '../../nouns/terms/TermsLine.tsx'
import { useTerms } from '../../nouns/terms/use-terms.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeCents } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { NextRun } from './NextRun.tsx'
import { StartDialog } from './StartDialog.tsx'
import { firstDay, mostTyped, type SubscriptionText, subscriptionReading } from './subscription-form.ts'
import { usePriceNow } from './use-price-now.ts'

type Props = {
  start: Partial<SubscriptionText>
  /** Why it begins with as many tonnes, where nobody named them. */
  note?: string | undefined
}

const newKey = () => crypto.randomUUID()

const startText = (start: Partial<SubscriptionText>): SubscriptionText => ({
  every: 'month',
  cap: '',
  startsOn: firstDay(new Date()),
  removals: '',
  score: '',
  isRetired: false,
  beneficiary: '',
  purpose: '',
  ...start,
  // So that what a subscription comes to stands there before anything is typed.
  tonnes: start.tonnes || '5',
})

export const SubscriptionForm = ({ start, note }: Props) => {
  const [filled] = useState(() => startText(start))
  const { form, bind, submit, isSending, refusal } = useContractForm(NewSubscription, {
    start: filled,
    ...subscriptionReading,
  })
  const priceNow = usePriceNow(filled)
  const { getValues, setValue } = form
  useEffect(() => {
    // The next whole dollar: a cap of exactly today’s price would leave out the first time it rises. Nothing typed is changed.
    if (priceNow !== null && getValues('cap') === '')
      setValue('cap', (Math.ceil(priceNow / 100) || 1).toFixed(2))
  }, [priceNow, getValues, setValue])
  const isRetired = form.watch('isRetired')
  const whyNotRetire = useWhyNotRetire()
  const duty = useDutyAlone('buy')
  const mustAsk = useMustAsk({
    amountCents: mostTyped(form.watch()),
    ...(isRetired ? { retiredTonnes: parseWhole(form.watch('tonnes')) ?? 0 } : {}),
  })
  const readAct = async (): Promise<ApprovalAct | null> => {
    const subscription = await readTyped(form)
    return subscription && { kind: 'subscription', subscription }
  }
  const terms = useTerms(['buyers'])
  // One key for one filled form, kept over retries; the next subscription gets its own.
  const [idempotencyKey, setKey] = useState(newKey)
  const queryClient = useQueryClient()
  const { asked, ask } = useAsked<NewSubscription>()
  const onSubmit = submit(async (body) => {
    if (!(await ask(body))) return
    await send(subscriptionsApi.create, { body, idempotencyKey })
    setKey(newKey())
    // A second press of the same form would start a second one.
    form.reset({ ...form.getValues(), tonnes: '', cap: '' })
    void toast.success('Your subscription has started.')
    void queryClient.invalidateQueries({ queryKey: subscriptionQueries.all().queryKey })
  })
  return (
    <form
      noValidate
      aria-label="A new subscription"
      onSubmit={onSubmit}
      className="grid content-start gap-6 border-edge border-t-2 bg-sheet p-5"
    >
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Tonnes each time"
          hint={note}
          figures
          inputMode="numeric"
          autoComplete="off"
          {...bind('tonnes')}
        />
        <Select label="How often" {...bind('every')}>
          <option value="month">Every month</option>
          <option value="year">Every year</option>
        </Select>
        <TextField
          label="Price cap"
          hint={`The most a tonne may cost before VAT, in US dollars${priceNow === null ? '' : `; ${writeCents(priceNow)} today`}`}
          sign="$"
          figures
          inputMode="decimal"
          autoComplete="off"
          {...bind('cap')}
        />
        <TextField label="First time on" type="date" {...bind('startsOn')} />
        <TextField
          label="Removals, at least (optional)"
          hint="% of the tonnes"
          figures
          inputMode="numeric"
          autoComplete="off"
          {...bind('removals')}
        />
        <TextField
          label="Score, at least (optional)"
          hint="0 to 100"
          figures
          inputMode="numeric"
          autoComplete="off"
          {...bind('score')}
        />
      </div>
      <Checkbox
        label="Retire at once, in public and for good"
        {...bind('isRetired')}
        disabled={whyNotRetire !== null}
      />
      <RoleNote why={whyNotRetire} />
      {isRetired && (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Beneficiary" {...bind('beneficiary')} />
          <TextField label="Purpose" {...bind('purpose')} />
        </div>
      )}
      <NextRun text={form.watch()} />
      {mustAsk ? (
        <AskForApproval read={readAct} of={isRetired ? 'buyAndRetire' : 'buy'} />
      ) : (
        <DutyButton
          duty={duty}
          doing="start a subscription"
          type="submit"
          busy={isSending}
          busyLabel="Starting"
          className="justify-self-start"
        >
          Subscribe
        </DutyButton>
      )}
      <TermsLine by="subscribing" terms={terms} />
      {asked && <StartDialog wish={asked.about} answer={asked.answer} />}
    </form>
  )
}
