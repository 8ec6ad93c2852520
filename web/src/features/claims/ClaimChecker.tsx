import { type ClaimDraft, claimsApi } from '@ledgerleaf/contract/claims'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { readChoice } from '../../nouns/analysis/footprint-choice.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimGround } from './ClaimGround.tsx'
import { ClaimVerdict } from './ClaimVerdict.tsx'
import { PublishClaim } from './PublishClaim.tsx'
import { WorkedExample } from './WorkedExample.tsx'

export const ClaimChecker = () => {
  const check = useMutation({ mutationFn: (body: ClaimDraft) => send(claimsApi.check, { body }) })
  const [source, setSource] = useState('')
  // The answer stands below the button: whoever asked is taken to it.
  const answer = useRef<HTMLDivElement>(null)
  const { data } = check
  useEffect(() => {
    const top = answer.current?.getBoundingClientRect().top ?? 0
    if (data && top > window.innerHeight / 2) answer.current?.scrollIntoView({ block: 'start' })
  }, [data])
  return (
    <ClaimForm
      busy={check.isPending}
      onCheck={(draft) => check.mutate(draft)}
      onSource={setSource}
      answer={
        <div ref={answer} aria-live="polite" className="scroll-mt-6">
          {check.isError && <Notice tone="error">{check.error.message}</Notice>}
          {data && (
            <ClaimVerdict
              checked={data}
              publish={
                data.verdict === 'allowed' && <PublishClaim key={check.submittedAt} draft={check.variables} />
              }
            />
          )}
          {!data && !check.isError && (
            <div className="grid gap-10 xl:grid-cols-2 xl:items-start xl:gap-6">
              {/* On less room the same stands in a line over the button. */}
              <div className="max-xl:hidden">
                <ClaimGround from={readChoice(source)} />
              </div>
              <WorkedExample />
            </div>
          )}
        </div>
      }
    />
  )
}
