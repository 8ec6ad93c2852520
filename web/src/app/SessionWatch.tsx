import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { identityQueries, useSession } from '../features/identity/queries.ts'
import { isUserRecord } from '../features/identity/user-record.ts'
import { LiveConnection } from '../live/LiveConnection.tsx'

/** Keeps every tab in step: with the others through the mirrored user, with the server through the socket. */
export const SessionWatch = () => {
  const client = useQueryClient()
  const { person } = useSession()
  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (isUserRecord(event)) void client.invalidateQueries({ queryKey: identityQueries.all() })
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [client])
  return person && <LiveConnection key={person.id} />
}
