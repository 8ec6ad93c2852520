import type { ProviderOffer } from '@ledgerleaf/contract/providers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { personQueries } from '../../nouns/person/queries.ts'

const settlesMs = 350

/** What the domain of an address offers, once whoever types it pauses. */
export const useOffer = (email: string): ProviderOffer | null => {
  const typed = email.includes('@')
    ? email
        .slice(email.lastIndexOf('@') + 1)
        .trim()
        .toLowerCase()
    : ''
  const [domain, setDomain] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDomain(typed), settlesMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery(personQueries.offer(domain))
  return domain === typed ? (data?.offer ?? null) : null
}
