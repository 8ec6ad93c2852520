import { type ClaimDraft, claimsApi } from '@ledgerleaf/contract/claims'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimVerdict } from './ClaimVerdict.tsx'

export const ClaimChecker = () => {
  const check = useMutation({ mutationFn: (body: ClaimDraft) => send(claimsApi.check, { body }) })
  return (
    <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <ClaimForm busy={check.isPending} onCheck={(draft) => check.mutate(draft)} />
      <div aria-live="polite">
        {check.isError && <Notice tone="error">{check.error.message}</Notice>}
        {check.data && <ClaimVerdict checked={check.data} />}
        {!check.data && !check.isError && (
          <p className="border-hairline border-l-2 pl-4 text-muted">
            The words are held against what you have retired in the period and against the rules of the places
            where they will be read. Every finding names its rule.
          </p>
        )}
      </div>
    </div>
  )
}
