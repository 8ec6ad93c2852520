import type { ClaimDraft } from '@ledgerleaf/contract/claims'
import { climatePagesApi } from '@ledgerleaf/contract/climate-pages'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { pageChanged } from '../../nouns/climate/page-changed.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Words that are allowed, onto the organisation's climate page: there they are held against the rules of every place. */
export const PublishClaim = ({ draft: { markets: _, ...draft } }: { draft: ClaimDraft }) => {
  const publish = useMutation({
    mutationFn: () => send(climatePagesApi.addClaim, { body: draft }),
    onSuccess: pageChanged,
  })
  if (publish.isSuccess)
    return (
      <p role="status" className="text-note">
        These words are kept for your climate page.{' '}
        <TextLink to="/organisation#climate">See the page</TextLink>
      </p>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <DutyButton
        duty="manage"
        doing="publish words"
        variant="outline"
        busy={publish.isPending}
        busyLabel="Checking in every place"
        onClick={() => publish.mutate()}
      >
        Put on our climate page
      </DutyButton>
      {publish.error && <Notice tone="error">{messageOf(publish.error)}</Notice>}
    </div>
  )
}
