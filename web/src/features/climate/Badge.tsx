import { useQuery } from '@tanstack/react-query'
import { climateKeys } from '../../nouns/climate/keys.ts'
import { climateQueries } from '../../nouns/climate/queries.ts'
import { verifyProofs } from '../../nouns/climate/verify-proofs.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { ProofSlip } from '../../ui/ProofSlip.tsx'

/** The figure is the sum of the certificates whose proofs held just now, in the browser of whoever looks. */
export const Badge = ({ slug }: { slug: string }) => {
  const { data: page, isError: isUnknown } = useQuery(climateQueries.page(slug))
  const { data: proofs, isError } = useQuery({
    queryKey: [...climateKeys.page, slug, 'proofs'],
    queryFn: () => verifyProofs(slug),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isUnproven = isUnknown || isError || Boolean(proofs?.failed)
  return (
    <ProofSlip
      href={`/climate/${slug}`}
      state={isUnproven ? 'unproven' : page && proofs ? 'proven' : 'checking'}
      name={page?.name ?? ''}
      figure={`${writeWhole(proofs?.tonnes ?? 0)} t CO2e retired`}
      note={`${page?.mark ? `${page.mark}: no money moved. ` : ''}${writeCount(proofs?.proven ?? 0, 'proof')} checked in your browser`}
    />
  )
}
