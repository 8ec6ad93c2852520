import { useQuery } from '@tanstack/react-query'
import { climateKeys } from '../../nouns/climate/keys.ts'
import { climateQueries } from '../../nouns/climate/queries.ts'
import { verifyProofs } from '../../nouns/climate/verify-proofs.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { LeafMark } from '../../ui/Logo.tsx'

/**
 * For the sites of others: the figure is the sum of the certificates whose proofs held just now, in the browser of whoever
 * looks. What could not be proven is not shown.
 */
export const Badge = ({ slug }: { slug: string }) => {
  const { data: page, isError: isUnknown } = useQuery(climateQueries.page(slug))
  const { data: proofs, isError } = useQuery({
    queryKey: [...climateKeys.page, slug, 'proofs'],
    queryFn: () => verifyProofs(slug),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isProven = page && proofs && !proofs.failed
  return (
    <a
      href={`/climate/${slug}`}
      target="_blank"
      rel="noopener"
      className="m-px grid min-h-32 grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border border-edge bg-sheet p-4 text-ink outline-offset-0 hover:border-leaf"
    >
      <span className="grid size-12 place-items-center rounded-full border-2 border-leaf text-leaf">
        <LeafMark className="size-6" />
      </span>
      <span className="grid min-w-0 gap-0.5" aria-live="polite">
        {isUnknown || isError || proofs?.failed ? (
          <span className="text-muted text-sm">Not proven. Nothing is claimed here.</span>
        ) : isProven ? (
          <>
            <span className="truncate text-muted text-sm">{page.name}</span>
            <span className="font-display text-xl leading-tight lining-nums">
              {writeWhole(proofs.tonnes)} t CO2e retired
            </span>
            <span className="text-leaf-strong text-sm">
              {page.mark ? `${page.mark}: no money moved. ` : ''}
              {writeCount(proofs.proven, 'proof')} checked in your browser
            </span>
          </>
        ) : (
          <span role="status" className="text-muted text-sm">
            Checking the proofs
          </span>
        )}
      </span>
    </a>
  )
}
