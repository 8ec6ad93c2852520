import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { factorsApi } from '@ledgerleaf/contract/factors'
import type { Door } from '@ledgerleaf/contract/identity'
import { identityApi } from '@ledgerleaf/contract/identity'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { session } from '../../nouns/person/session.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { signInByPopup } from './open-id-popup.ts'
import { popupWords } from './popup-words.ts'

type Props = {
  door: Door
  rememberMe?: boolean
  onAnswered: (answer: AnswerOf<typeof identityApi.signIn>) => Promise<void>
}

export const OpenIdButton = ({ door, rememberMe = false, onAnswered }: Props) => {
  const site = useSiteInfo()
  const [waiting, setWaiting] = useState(false)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const name = site?.openIdName ?? 'Google'
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
  const open = () => {
    if (site && !site.openIdName) return fail(`Sign-in with ${name} is not configured on this server.`)
    end.current = signInByPopup({
      start: () => send(identityApi.startOpenId, { body: { door, rememberMe } }),
      onSignedIn: () => void finish(),
      onFailed: (failure) => fail(popupWords(failure)),
    })
  }
  // Never disabled: whoever lost the window among others presses again, and gets it back.
  return (
    <Button
      variant="outline"
      onClick={() => {
        setWaiting(true)
        open()
      }}
    >
      {waiting ? `Waiting for ${name}...` : `Continue with ${name}`}
    </Button>
  )
}
