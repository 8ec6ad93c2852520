import { OpenSellerAccount as Input, identityApi, type Person } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { TermsLine } from '../../nouns/terms/TermsLine.tsx'
import { useTerms } from '../../nouns/terms/use-terms.ts'
import { SellerFields } from './SellerFields.tsx'
import { toastRefusal } from './toast-refusal.ts'

type Props = { onOpened: (person: Person) => Promise<void> }

/** Adds the Seller role to the account one is signed in with. */
export const OpenSellerAccount = ({ onOpened }: Props) => {
  const { bind, submit, isSending } = useContractForm(Input, {
    start: { firstName: '', lastName: '', companyName: '' },
    onRefused: toastRefusal,
  })
  const terms = useTerms(['sellers'])
  const onSubmit = submit(async (body) => {
    const { person } = await send(identityApi.openSellerAccount, {
      body: { ...body, sellerTerms: terms[0]?.version },
    })
    await onOpened(person)
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <SellerFields bind={bind} />
      <DutyButton
        duty="manage"
        doing="open a seller account"
        type="submit"
        busy={isSending}
        busyLabel="Opening Account..."
      >
        Open seller account
      </DutyButton>
      <TermsLine by="opening it" terms={terms} />
    </form>
  )
}
