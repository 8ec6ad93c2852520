import { useQuery } from '@tanstack/react-query'
import { useSession } from '../person/use-session.ts'
import { organisationQueries } from './queries.ts'

/** In whose name is retired: the organisation by its full name, or as the account calls the company. */
export const useBeneficiary = (): { beneficiary: string; isPending: boolean } => {
  const { person } = useSession()
  const { data, isLoading } = useQuery({ ...organisationQueries.details(), enabled: person !== null })
  return { beneficiary: data?.details.legalName || person?.company || '', isPending: isLoading }
}
