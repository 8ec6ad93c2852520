import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { factorsApi } from '@ledgerleaf/contract/factors'
import type { identityApi } from '@ledgerleaf/contract/identity'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { signInByPopup } from '../../nouns/person/open-id-popup.ts'
import { popupWords } from '../../nouns/person/popup-words.ts'
import { session } from '../../nouns/person/session.ts'
import { toast } from '../../ui/toast.ts'

export type OnAnswered = (answer: AnswerOf<typeof identityApi.signIn>) => Promise<void>

/** Signs in by a window at a provider; what comes of it is asked of the server, and a refusal is said. */
export const usePopupSignIn = (onAnswered: OnAnswered) => {
  const [isWaiting, setWaiting] = useState(false)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const fail = (words: string | null) => {
    if (!words) return
    setWaiting(false)
    toast.error(words)
  }
  const finish = async () => {
    try {
      const { person } = await session.refresh()
      const { step } = person ? { step: null } : await send(factorsApi.step)
      if (person || step) await onAnswered({ person, step })
      else fail('The provider did not complete the sign-in. Please try again.')
    } catch (error) {
      fail(messageOf(error))
    }
  }
  const open = (start: () => Promise<{ url: string }>) => {
    setWaiting(true)
    end.current = signInByPopup({
      start,
      onSignedIn: () => void finish(),
      onFailed: (failure) => fail(popupWords(failure)),
    })
  }
  return { isWaiting, open, fail }
}
