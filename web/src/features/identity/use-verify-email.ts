import { identityApi } from '@ledgerleaf/contract/identity'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../../api/client.ts'
import { identityQueries } from './queries.ts'

/** Confirms the address as soon as the page of the link is open. */
export const useVerifyEmail = (token: string) => {
  const client = useQueryClient()
  const asked = useRef(false)
  const verification = useMutation({
    mutationFn: () => send(identityApi.verifyEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: identityQueries.all() }),
  })
  const { mutate } = verification
  useEffect(() => {
    if (asked.current || !token) return
    asked.current = true
    mutate()
  }, [token, mutate])
  return verification
}
