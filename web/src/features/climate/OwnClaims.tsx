import { climateClaimsMax, climatePagesApi, type OwnClimateClaim } from '@ledgerleaf/contract/climate-pages'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { pageChanged } from '../../nouns/climate/page-changed.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeSpan } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'

const Row = ({ claim }: { claim: OwnClimateClaim }) => {
  const may = useMay('manage')
  const remove = useMutation({
    mutationFn: () => send(climatePagesApi.removeClaim, { params: { id: claim.id } }),
    onSuccess: () => {
      pageChanged()
      toast.success('These words are off the page.')
    },
  })
  const isShown = claim.verdict === 'allowed'
  return (
    <li
      className={cn(
        'flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-l-2 py-1 pl-4',
        isShown ? 'border-leaf' : 'border-attention',
      )}
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-display text-lg leading-snug [overflow-wrap:anywhere]">{claim.text}</p>
        <p className="text-muted text-sm">
          Of the period {writeSpan(claim.periodStartsOn, claim.periodEndsOn)}.{' '}
          {isShown ? 'Allowed today: it stands on the page.' : 'Not on the page: it is not allowed today.'}
        </p>
        {[...new Set(claim.reasons)].map((reason) => (
          <p key={reason} className="text-sm">
            {reason}
          </p>
        ))}
        {remove.error && (
          <p role="alert" className="text-error text-sm">
            {messageOf(remove.error)}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        disabled={!may}
        busy={remove.isPending}
        aria-label={`Take off: ${claim.text}`}
        onClick={() => remove.mutate()}
      >
        Take off
      </Button>
    </li>
  )
}

/** The words an organisation wants to say on its page, and which of them stand there today. */
export const OwnClaims = ({ claims }: { claims: readonly OwnClimateClaim[] }) => (
  <div className="grid gap-4">
    <h3 className="font-medium text-sm">What it says</h3>
    {claims.length > 0 && (
      <ul className="grid gap-4">
        {claims.map((claim) => (
          <Row key={claim.id} claim={claim} />
        ))}
      </ul>
    )}
    <p className="max-w-text text-muted text-note">
      {claims.length < climateClaimsMax ? (
        <>
          Words come here from the <TextLink to="/claims">claim checker</TextLink>, once it allows them in
          every place it knows.
        </>
      ) : (
        'The page holds five sentences. Take one off to put up another.'
      )}
    </p>
  </div>
)
