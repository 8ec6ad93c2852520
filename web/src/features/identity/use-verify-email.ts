import { identityApi } from '@ledgerleaf/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { personKeys } from '../../nouns/person/keys.ts'

/** Confirms the address as soon as the page of the link is open. */
export const useVerifyEmail = (token: string) => {
  const asked = useRef(false)
  const verification = useMutation({
    mutationFn: () => send(identityApi.verifyEmail, { body: { token } }),
    onSuccess: () => stale.send(personKeys.all),
  })
  const { mutate } = verification
  useEffect(() => {
    if (asked.current || !token) return
    asked.current = true
    mutate()
  }, [token, mutate])
  return verification
}
