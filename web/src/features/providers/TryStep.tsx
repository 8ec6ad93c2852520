import { type OwnProvider, providersApi } from '@ledgerleaf/contract/providers'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { signInByPopup } from '../../nouns/person/open-id-popup.ts'
import { popupWords } from '../../nouns/person/popup-words.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StepList } from '../../ui/StepList.tsx'
import { toast } from '../../ui/toast.ts'

/** Looks at what the provider says of itself, and lets the owner come back from it once: nobody locks themselves out. */
export const TryStep = ({ provider: { name, triedAt } }: { provider: OwnProvider }) => {
  const [refusal, setRefusal] = useState<string | null>(null)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  const test = useMutation({ mutationFn: () => send(providersApi.test) })
  const tryOut = () => {
    setRefusal(null)
    end.current = signInByPopup({
      start: () => send(providersApi.tryOut),
      onSignedIn: () => {
        stale.send(organisationKeys.all)
        void toast.success(`${name} let you in.`)
      },
      onFailed: (failure) => setRefusal(popupWords(failure)),
    })
  }
  return (
    <div className="grid gap-5">
      <p className="max-w-text text-muted text-note">
        {triedAt
          ? `An owner came back from ${name} on ${writeDate(triedAt)}.`
          : `Sign in through ${name} once yourself, with the address of this account. Nothing is switched on by it.`}
      </p>
      {test.error && <Notice tone="error">{messageOf(test.error)}</Notice>}
      {test.data && (
        <StepList
          steps={test.data.points.map(({ isFine, says }) => ({
            name: says,
            state: isFine ? 'passed' : 'failed',
            says,
          }))}
        />
      )}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={test.isPending} busyLabel="Testing..." onClick={() => test.mutate()}>
          Test the connection
        </Button>
        <Button variant={triedAt ? 'outline' : 'primary'} onClick={tryOut}>
          Try it as yourself
        </Button>
      </div>
    </div>
  )
}
