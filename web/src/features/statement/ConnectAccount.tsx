import { type OwnBalance, payoutsApi } from '@ledgerleaf/contract/payouts'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { SellerTermsLine } from '../../nouns/terms/SellerTermsLine.tsx'
import { useSellerTerms } from '../../nouns/terms/use-seller-terms.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'

type Connect = NonNullable<OwnBalance['connect']>

const wordsOf = ({ isOpen, isReady }: Connect): string => {
  if (isReady) return 'You are paid through your account at the payment provider, which pays on to your bank.'
  return isOpen
    ? 'Your account at the payment provider is not ready yet: it still asks you for something.'
    : 'Sellers are paid through the payment provider here. Open your account there, on its own page.'
}

/** The seller's account at the provider. Nothing of a bank account is typed or kept here. */
export const ConnectAccount = ({ connect }: { connect: Connect }) => {
  const terms = useSellerTerms(['sellers'], 'payout_account')
  const open = useMutation({
    mutationFn: async () => {
      await terms.accept()
      return send(payoutsApi.connect)
    },
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => void toast.error(error.message),
  })
  return (
    <div className="grid gap-4 border-hairline border-y py-4">
      {connect.bankFailure && (
        <Notice tone="error" title="Your bank did not take a payout">
          {connect.bankFailure} The money is in your account at the payment provider.
        </Notice>
      )}
      <SellerTermsLine by="opening it" terms={terms} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-note">{wordsOf(connect)}</p>
        <DutyButton
          duty="finance"
          doing="open the account for payouts"
          variant="outline"
          size="small"
          busy={open.isPending}
          busyLabel="Opening…"
          onClick={() => open.mutate()}
        >
          {connect.isOpen ? 'Go to your account' : 'Open your account'}
        </DutyButton>
      </div>
    </div>
  )
}
