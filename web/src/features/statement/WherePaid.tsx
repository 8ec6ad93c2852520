import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BankAccountForm } from '../../nouns/seller/BankAccountForm.tsx'
import { sellerQueries } from '../../nouns/seller/queries.ts'
import { balanceQuery } from '../../nouns/statement/queries.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Heading } from '../../ui/Heading.tsx'

/** The account that payouts go to, where whoever asks about their money looks for it. */
export const WherePaid = ({ isLater }: { isLater: boolean }) => {
  const client = useQueryClient()
  const { data: profile } = useQuery(sellerQueries.profile())
  if (!profile) return null
  const refresh = () => {
    void client.invalidateQueries({ queryKey: sellerQueries.profile().queryKey })
    void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
  }
  const form = (
    <BankAccountForm
      key={profile.payoutEnding}
      ending={profile.payoutEnding}
      holder={profile.companyName}
      onKept={refresh}
    />
  )
  return (
    <section
      aria-labelledby="where-paid"
      className="flex flex-wrap items-baseline gap-x-8 gap-y-3 border-edge border-t-2 bg-sheet p-5"
    >
      <Heading level={3} look="small" id="where-paid">
        Bank account
      </Heading>
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        {isLater && profile.payoutEnding === null ? (
          <>
            <p className="max-w-text text-muted text-note">
              It is needed before the first payout, and can wait until there is a project.
            </p>
            <Fold title="Enter the account now">{form}</Fold>
          </>
        ) : (
          form
        )}
      </div>
    </section>
  )
}
