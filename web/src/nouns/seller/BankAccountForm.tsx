import { accountKinds, type BankAccount } from '@ledgerleaf/contract/bank-account'
import { bankAccountsApi, SaveBankAccount } from '@ledgerleaf/contract/bank-accounts-api'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { DutyButton } from '../organisation/DutyButton.tsx'
import { ProofField } from '../person/ProofField.tsx'
import { noProof, useProof } from '../person/use-proof.ts'
import { SellerTermsLine } from '../terms/SellerTermsLine.tsx'
import { useSellerTerms } from '../terms/use-seller-terms.ts'

type Kind = BankAccount['kind']

/** What each kind of account is known by, in the order people read it off a statement. */
const numbers = {
  iban: [
    ['iban', 'IBAN'],
    ['bic', 'BIC'],
  ],
  us: [
    ['routing', 'Routing number'],
    ['account', 'Account number'],
  ],
  uk: [
    ['sortCode', 'Sort code'],
    ['account', 'Account number'],
  ],
  other: [
    ['account', 'Account number'],
    ['bic', 'BIC'],
  ],
} as const satisfies Record<Kind, unknown>

const nothing = { bank: '', iban: '', bic: '', routing: '', sortCode: '', account: '', ...noProof }

const Fields = ({
  holder,
  onKept,
  onLeave,
}: {
  holder: string
  onKept: () => void
  onLeave?: () => void
}) => {
  const { kinds, withProof } = useProof(onLeave !== undefined)
  const { form, bind, submit, isSending, refusal } = useContractForm(SaveBankAccount, {
    start: { kind: 'iban' as Kind, holder, ...nothing },
  })
  const terms = useSellerTerms(['sellers'], 'payout_account')
  const onSubmit = submit(async (body) => {
    await terms.accept()
    await send(bankAccountsApi.save, { body: onLeave ? await withProof(body) : body })
    toast.success('The bank account is saved.')
    onKept()
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Select label="Kind of account" {...bind('kind')}>
          {Object.entries(accountKinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
        <TextField label="Account holder" autoComplete="off" {...bind('holder')} />
        {numbers[form.watch('kind')].map(([name, label]) => (
          <TextField key={name} label={label} autoComplete="off" figures {...bind(name)} />
        ))}
        <TextField label="Bank" autoComplete="off" {...bind('bank')} />
      </div>
      {onLeave && (
        <Notice tone="attention" title="Payouts pause after a change">
          Whoever changes where money goes might not be you: nothing is paid to a changed account for some
          days, and nothing to the old one.
        </Notice>
      )}
      {onLeave && (
        <ProofField
          kinds={kinds}
          passwordLabel="Your password, once more"
          className="md:max-w-sm"
          password={bind('password')}
          code={bind('code')}
        />
      )}
      <SellerTermsLine by="keeping it" terms={terms} />
      <div className="flex flex-wrap gap-3">
        <DutyButton
          duty="finance"
          doing="change bank details"
          type="submit"
          variant="outline"
          size="small"
          busy={isSending}
          busyLabel="Checking..."
        >
          Save bank account
        </DutyButton>
        {onLeave && (
          <Button variant="quiet" size="small" onClick={onLeave}>
            Leave it as it is
          </Button>
        )}
      </div>
    </form>
  )
}

/** Where proceeds are paid. Once kept, only its ending is ever shown again. */
export const BankAccountForm = ({
  ending,
  holder,
  onKept,
}: {
  ending: string | null
  holder: string
  onKept: () => void
}) => {
  const [open, setOpen] = useState(ending === null)
  if (!open)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
        <span>
          Proceeds are paid to the account ending in <span className="font-mono">{ending}</span>. Other digits
          are hidden.
        </span>
        <DutyButton
          duty="finance"
          doing="change bank details"
          variant="outline"
          size="small"
          onClick={() => setOpen(true)}
        >
          Change account
        </DutyButton>
      </div>
    )
  return (
    <Fields
      holder={holder}
      onKept={() => {
        setOpen(false)
        onKept()
      }}
      onLeave={ending === null ? undefined : () => setOpen(false)}
    />
  )
}
