import type { Certificate } from '@ledgerleaf/contract/retirements'
import { useQueries, useQuery } from '@tanstack/react-query'
import { certificateQueries } from '../../nouns/certificate/queries.ts'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { ProofSlip } from '../../ui/ProofSlip.tsx'
import { verdictKey, verifyHere } from './verify-here.ts'

/** Every retirement a certificate stands for, whichever of the three kinds it is; undefined until they are known. */
const useRetirements = (id: string) => {
  const asked = useQuery(certificateQueries.kind(id))
  const kind = asked.data?.kind
  const one = useQuery({ ...certificateQueries.one(id), enabled: kind === 'retirement' })
  const common = useQuery({ ...certificateQueries.common(id), enabled: kind === 'together' })
  const shared = useQuery({ ...certificateQueries.shared(id), enabled: kind === 'shared' })
  const certificates: readonly Certificate[] | undefined =
    (one.data && [one.data]) ??
    common.data?.certificates ??
    shared.data?.shares.flatMap((share) => share.certificates)
  // What was only promised, as a forward is, is retired by nobody.
  const isNone = kind === 'forward' || [asked, one, common, shared].some(({ isError }) => isError)
  const why =
    kind === 'forward'
      ? 'It is a forward purchase: promised, and not retired yet.'
      : asked.isError
        ? 'There is no certificate under this address.'
        : undefined
  return { certificates, isNone, why }
}

const nameOf = (certificates: readonly Certificate[]): string => {
  const [name = '', ...others] = new Set(certificates.map(({ retirement }) => retirement.beneficiary))
  return others.length === 0 ? `for ${name}` : `for ${name} and ${writeCount(others.length, 'other')}`
}

/** What one certificate proves, for the sites of others: the sum is of the retirements whose proofs held just now. */
export const CertificateBadge = ({ id }: { id: string }) => {
  const { certificates, isNone, why } = useRetirements(id)
  const verdicts = useQueries({
    queries: (certificates ?? []).map((certificate) => ({
      queryKey: verdictKey(certificate),
      queryFn: () => verifyHere(certificate),
      enabled: certificate.file !== null,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const isUnproven =
    isNone ||
    certificates?.some(({ state }) => state === 'unsealed') ||
    verdicts.some(({ data, isError }) => isError || data?.verified === false)
  const isProven = certificates && verdicts.every(({ data }) => data?.verified)
  const first = certificates?.[0]
  const tonnes = (certificates ?? []).reduce((sum, { retirement }) => sum + retirement.quantity, 0)
  return (
    <ProofSlip
      href={`/certificates/${id}`}
      state={isUnproven ? 'unproven' : isProven ? 'proven' : 'checking'}
      name={`${nameOf(certificates ?? [])}${first ? `, ${writeDate(first.retirement.retiredAt)}` : ''}`}
      figure={`${writeWhole(tonnes)} t CO2e retired`}
      why={why}
      note={`${first?.mark ? `${first.mark}: no money moved. ` : ''}${writeCount(verdicts.length, 'proof')} checked in your browser`}
    />
  )
}
