import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { identityQueries } from '../features/identity/queries.ts'
import { isUserRecord } from '../features/identity/user-record.ts'

/** Signing in or out in one tab is noticed in the others: they see the mirrored user change. */
export const SessionWatch = () => {
  const client = useQueryClient()
  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (isUserRecord(event)) void client.invalidateQueries({ queryKey: identityQueries.all() })
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [client])
  return null
}
