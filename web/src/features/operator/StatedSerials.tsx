import type { Attestation } from '@ledgerleaf/contract/backing'
import { operatorApi } from '@ledgerleaf/contract/operator'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { sourceWords } from './AttestForm.tsx'
import { useDecide } from './use-decide.ts'

/** What an operator has stated about serials, for the second one to agree with, or for anyone to take back. */
export const StatedSerials = ({ stated }: { stated: Attestation }) => {
  const { person } = useSession()
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const params = { id: stated.id }
  const isOwn = person?.id === stated.statedBy
  return (
    <div className="grid gap-3 border-ochre border-l-2 pl-4 text-sm">
      <p>
        {sourceWords[stated.source]}: {stated.said}{' '}
        {stated.url && (
          <a href={stated.url} target="_blank" rel="noreferrer" className={textLinkLook}>
            Open
          </a>
        )}
        <span className="block text-muted">
          Stated {isOwn ? 'by you ' : ''}on {writeDate(stated.statedAt)}.{' '}
          {stated.agreedAt
            ? `A second operator agreed on ${writeDate(stated.agreedAt)}.`
            : isOwn
              ? 'Another operator has to agree before anything is sold.'
              : 'It counts once you agree.'}
        </span>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {!stated.agreedAt && !isOwn && (
          <Button
            size="small"
            busy={busy}
            onClick={() => void decide(() => send(operatorApi.agreeSerials, { params }))}
          >
            I have looked, and agree
          </Button>
        )}
        <details>
          <summary className="text-muted underline-offset-4 hover:underline">Take it back</summary>
          <div className="mt-3 grid gap-3">
            <TextField
              label="Why it is taken back"
              value={reason}
              error={error}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button
              variant="danger"
              size="small"
              busy={busy}
              className="justify-self-start"
              onClick={() =>
                void decide(() => send(operatorApi.withdrawSerials, { params, body: { reason } }))
              }
            >
              Take back
            </Button>
          </div>
        </details>
      </div>
    </div>
  )
}
