import type { Certificate } from '@ledgerleaf/contract/retirements'
import { useQuery } from '@tanstack/react-query'
import { ProofTree } from '../../nouns/provenance/ProofTree.tsx'
import { tellDays } from '../../nouns/provenance/tell-days.ts'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { StepList } from '../../ui/StepList.tsx'
import { verdictKey, verifyHere } from './verify-here.ts'

type VerificationProps = {
  certificate: Certificate
  /** The drawn path to the root stands open, before the steps in words. */
  isTreeFirst?: boolean
}

/** Checks the certificate in the reader's browser and says in words what was checked. */
export const Verification = ({ certificate, isTreeFirst = false }: VerificationProps) => {
  const told = certificate.retirement.atRegistry
  const isPending = told !== null && (told.state === 'pending' || told.state === 'instructed')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: verdictKey(certificate),
    queryFn: () => verifyHere(certificate),
    enabled: certificate.file !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section className="grid min-w-0 content-start gap-4">
      <div className="grid gap-4" aria-live="polite">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Heading level={2} look="small">
            Verified in your browser
          </Heading>
          {certificate.file && (
            <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
              Check again
            </Button>
          )}
        </div>
        {certificate.state === 'unsealed' && (
          <Notice tone="attention">
            This retirement is in the log, but it is older than the seal on its words: only its serials can be
            proven.
          </Notice>
        )}
        {certificate.state === 'pending' && (
          <Notice>
            <span className="flex items-center gap-3">
              <Spinner className="size-4" /> The public log is taking this retirement up. It takes a second or
              two.
            </span>
          </Notice>
        )}
        {isError && <Notice tone="error">The check could not run: the key of the log did not load.</Notice>}
        {data && (
          <>
            {data.verified ? (
              <p className="border-leaf border-l-2 bg-sheet px-4 py-3 font-medium text-leaf-strong">
                The public log proves that these serials were retired here, when, and that these words were
                given then. It does not prove who gave them.
              </p>
            ) : (
              <Notice tone="error" title="This certificate could not be proven.">
                {data.reason}
              </Notice>
            )}
            {isTreeFirst && data.path && <ProofTree path={data.path} />}
            <StepList steps={tellDays(data.steps)} {...(isPending && { open: 'registry' })} />
          </>
        )}
      </div>
      {!isTreeFirst && data?.path && (
        <details>
          <summary className="min-h-6 w-fit text-leaf-strong text-sm">
            From the entry to the signed root, hash by hash
          </summary>
          <div className="mt-3">
            <ProofTree path={data.path} />
          </div>
        </details>
      )}
    </section>
  )
}
