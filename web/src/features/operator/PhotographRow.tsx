import { operatorApi } from '@ledgerleaf/contract/operator'
import { photographHref } from '@ledgerleaf/contract/photograph-calls'
import type { OwnPhotograph } from '@ledgerleaf/contract/photographs'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { PhotographImage } from '../../nouns/photograph/PhotographImage.tsx'
import { photographStates } from '../../nouns/photograph/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useDecide } from './use-decide.ts'

/** A photograph to be looked at, and accepted or refused with a reason. */
export const PhotographRow = ({ photograph }: { photograph: OwnPhotograph }) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const { id, caption, takenBy, state, refusedReason, large } = photograph
  const act = (decision: 'accept' | 'refuse') =>
    decide(() => send(operatorApi.decidePhotograph, { params: { id }, body: { decision, reason } }))
  return (
    <li className="grid content-start gap-3 border-hairline border-t py-4">
      <a href={photographHref(large)} target="_blank" rel="noreferrer" aria-label={`Open “${caption}” large`}>
        <PhotographImage photograph={photograph} isNamedBeside className="aspect-[3/2] w-full object-cover" />
      </a>
      <div className="grid justify-items-start gap-1 [overflow-wrap:anywhere]">
        <p>{caption}</p>
        <p className="text-muted text-sm">Taken by {takenBy}</p>
        <Badge tone={photographStates[state].tone}>{photographStates[state].text}</Badge>
        {refusedReason && <p className="text-muted text-sm">{refusedReason}</p>}
      </div>
      {state !== 'accepted' && (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          className="justify-self-start"
          aria-label={state === 'refused' ? `Take the refusal of “${caption}” back` : `Accept “${caption}”`}
          onClick={() => void act('accept')}
        >
          {state === 'refused' ? 'Take the refusal back' : 'Accept'}
        </Button>
      )}
      {state !== 'refused' && (
        <details>
          <summary className="text-muted text-sm underline-offset-4 hover:underline">
            Refuse this photograph
          </summary>
          <div className="mt-3 grid gap-3">
            <TextArea
              label={`Why “${caption}” is refused`}
              rows={2}
              value={reason}
              error={error}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button
              variant="danger"
              size="small"
              busy={busy}
              className="justify-self-start"
              onClick={() => void act('refuse')}
            >
              Refuse photograph
            </Button>
          </div>
        </details>
      )}
    </li>
  )
}
