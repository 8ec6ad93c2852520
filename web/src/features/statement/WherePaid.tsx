import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BankAccountForm } from '../../nouns/seller/BankAccountForm.tsx'
import { sellerQueries } from '../../nouns/seller/queries.ts'
import { balanceQuery } from '../../nouns/statement/queries.ts'
import { Heading } from '../../ui/Heading.tsx'

/** The account that payouts go to, where whoever asks about their money looks for it. */
export const WherePaid = () => {
  const client = useQueryClient()
  const { data: profile } = useQuery(sellerQueries.profile())
  if (!profile) return null
  const refresh = () => {
    void client.invalidateQueries({ queryKey: sellerQueries.profile().queryKey })
    void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
  }
  return (
    <section aria-labelledby="where-paid" className="grid gap-3 border-edge border-t-2 bg-sheet p-5">
      <Heading level={3} look="small" id="where-paid">
        Where you are paid
      </Heading>
      <BankAccountForm
        key={profile.payoutEnding}
        ending={profile.payoutEnding}
        holder={profile.companyName}
        onKept={refresh}
      />
    </section>
  )
}
