import type { Enterprise } from '@ledgerleaf/contract/orders'
import { useSiteInfo } from '../../api/site.ts'
import type { Bind } from '../../forms/use-contract-form.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  bind: Bind<Enterprise>
  disabled: boolean
  /** What is wrong with the number as a VAT number, which does not stop anybody. */
  taxIdNote: string | null
  /** Why the number cannot be the buyer's, beside what is wrong with it by itself. */
  taxIdRefusal: string | undefined
}

/** Who buys: the six things an invoice has to say. */
export const EnterpriseFields = ({ bind, disabled, taxIdNote, taxIdRefusal }: Props) => {
  const isUnsent = useSiteInfo()?.sendsMail === false
  return (
    <fieldset disabled={disabled} className="grid items-start gap-5 disabled:opacity-60 sm:grid-cols-2">
      <legend className="sr-only">Enterprise Information</legend>
      <p className="text-muted text-note sm:col-span-2">All fields are required.</p>
      <TextField label="Company Name" autoComplete="organization" {...bind('companyName')} />
      <TextField label="Contact Name" autoComplete="name" {...bind('contactName')} />
      <TextField
        label="Business Email"
        type="email"
        autoComplete="email"
        hint={isUnsent ? 'Stands on the receipt.' : 'The receipt goes here.'}
        {...bind('businessEmail')}
      />
      <TextField label="Phone Number" type="tel" autoComplete="tel" {...bind('phoneNumber')} />
      <TextArea label="Billing Address" rows={3} autoComplete="street-address" {...bind('billingAddress')} />
      <div aria-live="polite">
        <TextField
          label="Tax ID"
          autoComplete="off"
          figures
          {...(taxIdNote ? { hint: taxIdNote } : {})}
          {...bind('taxId')}
          error={bind('taxId').error ?? taxIdRefusal}
        />
      </div>
    </fieldset>
  )
}
