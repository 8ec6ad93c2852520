import { useQuery } from '@tanstack/react-query'
import { climateKeys } from '../../nouns/climate/keys.ts'
import { verifyProofs } from '../../nouns/climate/verify-proofs.ts'
import { Button } from '../../ui/Button.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Recomputes every proof behind the page in the reader's browser when asked: nobody has to believe the sum above it. */
export const ProofsHere = ({ slug, retiredTonnes }: { slug: string; retiredTonnes: number }) => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...climateKeys.page, slug, 'proofs'],
    queryFn: () => verifyProofs(slug),
    enabled: false,
  })
  return (
    <div className="grid justify-items-start gap-4" aria-live="polite">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          busy={isFetching}
          busyLabel="Checking the proofs"
          onClick={() => void refetch()}
        >
          {data ? 'Check again' : 'Check every proof in this browser'}
        </Button>
      </div>
      {isError && <Notice tone="error">The proofs did not load. Nothing was checked.</Notice>}
      {data?.failed && (
        <Notice tone="error" title="A certificate could not be proven.">
          {data.failed.reason}{' '}
          <TextLink to={`/certificates/${data.failed.certificate}`}>See the certificate</TextLink>
        </Notice>
      )}
      {data && !data.failed && (
        <p className="border-leaf border-l-2 bg-sheet px-4 py-3 font-medium text-leaf-strong">
          {writeCount(data.proven, 'certificate')} proven against the public log just now, in this browser:{' '}
          {writeWhole(data.tonnes)} t.
          {data.tonnes < retiredTonnes &&
            ` The other ${writeWhole(retiredTonnes - data.tonnes)} t stand on older certificates, or wait for the log.`}
        </p>
      )}
    </div>
  )
}
