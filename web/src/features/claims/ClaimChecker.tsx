import { type ClaimDraft, claimsApi } from '@ledgerleaf/contract/claims'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ClaimExamples } from './ClaimExamples.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimVerdict } from './ClaimVerdict.tsx'

export const ClaimChecker = () => {
  const check = useMutation({ mutationFn: (body: ClaimDraft) => send(claimsApi.check, { body }) })
  const [example, setExample] = useState<{ words: string } | null>(null)
  return (
    <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <ClaimForm example={example} busy={check.isPending} onCheck={(draft) => check.mutate(draft)} />
      <div aria-live="polite">
        {check.isError && <Notice tone="error">{check.error.message}</Notice>}
        {check.data && <ClaimVerdict checked={check.data} />}
        {!check.data && !check.isError && <ClaimExamples onChoose={(words) => setExample({ words })} />}
      </div>
    </div>
  )
}
