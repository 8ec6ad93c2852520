import { credentialsApi } from '@ledgerleaf/contract/credentials'
import { partOfWords } from '@ledgerleaf/contract/retirement-shares'
import { type Certificate, retirementsApi, sandboxWords } from '@ledgerleaf/contract/retirements'
import { sharedCertificatesApi } from '@ledgerleaf/contract/shared-certificates'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { hrefOf } from '../../api/request.ts'
import { BackToHoldings } from '../../features/certificate/BackToHoldings.tsx'
import { CertificateBar } from '../../features/certificate/CertificateBar.tsx'
import { CertificateOnChain } from '../../features/certificate/CertificateOnChain.tsx'
import { CertificateSheet } from '../../features/certificate/CertificateSheet.tsx'
import { CommonOnChain } from '../../features/certificate/CommonOnChain.tsx'
import { CommonSheet } from '../../features/certificate/CommonSheet.tsx'
import { SharedSheet } from '../../features/certificate/SharedSheet.tsx'
import { Verification } from '../../features/certificate/Verification.tsx'
import { ForwardSheet } from '../../features/forward/ForwardSheet.tsx'
import { StepProof } from '../../features/provenance/StepProof.tsx'
import { origin } from '../../features/site/origin.ts'
import { certificateQueries } from '../../nouns/certificate/queries.ts'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Certificate of retirement' })

/** What can be kept of it besides the PDF at the head of the page. */
const keepsakes = (id: string, isLogged: boolean) => {
  const params = { id }
  const papers = [
    {
      name: 'PDF, landscape',
      href: hrefOf(retirementsApi.certificatePdf, { params, query: { layout: 'landscape' } }),
    },
  ]
  return isLogged
    ? [
        ...papers,
        { name: 'Proof file', href: hrefOf(retirementsApi.certificateFile, { params }) },
        { name: 'Verifiable credential', href: hrefOf(credentialsApi.credential, { params }) },
      ]
    : papers
}

const addressOf = (id: string) => `${origin}/certificates/${id}`

/** The certificate of one retirement: the sheet, its check, its place on the chain, and what to keep. */
const One = ({ id, certificate }: { id: string; certificate: Certificate }) => {
  const { retirement, logIndex, registryLogIndex, file, mark } = certificate
  return (
    <Section className="grid gap-6 pt-6! md:pt-8!">
      <CertificateBar
        id={id}
        address={addressOf(id)}
        pdf={hrefOf(retirementsApi.certificatePdf, { params: { id }, query: { layout: 'portrait' } })}
      />
      <Heading level={1} className="sr-only">
        Certificate of retirement
      </Heading>
      {mark && (
        <Notice tone="attention" title={mark}>
          {sandboxWords}
        </Notice>
      )}
      <CertificateSheet retirement={retirement} logIndex={logIndex} registryLogIndex={registryLogIndex} />
      <div className="grid gap-x-14 gap-y-10 pt-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="grid min-w-0 content-start gap-10">
          <Verification certificate={certificate} />
          <CertificateOnChain certificate={certificate} />
        </div>
        <section className="grid content-start gap-4">
          <Heading level={2} look="small">
            Keep it
          </Heading>
          <p className="text-muted text-sm">
            The proof file holds the entry, its proof and the signed state of the log. With it and the log’s
            key the certificate can be checked years from now, with this server switched off. Each PDF carries
            the same file inside.
          </p>
          <ul className="border-hairline border-t">
            {keepsakes(id, file !== null).map(({ name, href }) => (
              <li key={name} className="border-hairline border-b py-2">
                <a href={href} className={`${textLinkLook} inline-block min-h-6 content-center text-note`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {file && (
            <p className="text-muted text-sm">
              The verifiable credential says the same, signed for software: whoever receives it, such as an
              auditor’s or a supplier portal, can check without us that it is ours and unchanged.
            </p>
          )}
          <p className="grid gap-1 text-sm">
            <TextLink to={`/projects/${retirement.projectId}`}>About the project</TextLink>
            {retirement.togetherId && (
              <TextLink to={`/certificates/${retirement.togetherId}`}>
                One certificate over all that was retired with it
              </TextLink>
            )}
          </p>
          {retirement.isShare && <p className="text-muted text-sm">{partOfWords}</p>}
        </section>
      </div>
    </Section>
  )
}

type OverProps = { id: string; mark: string | undefined; pdf: string; children: ReactNode }

/** A certificate over several retirements of one act. */
const Over = ({ id, mark, pdf, children }: OverProps) => (
  <Section className="grid gap-6 pt-6! md:pt-8!">
    <CertificateBar id={id} address={addressOf(id)} pdf={pdf} />
    <Heading level={1} className="sr-only">
      Certificate of retirement
    </Heading>
    {mark && (
      <Notice tone="attention" title={mark}>
        {sandboxWords}
      </Notice>
    )}
    {children}
  </Section>
)

export default function CertificateScreen() {
  const { id = '' } = useParams()
  // All kinds share one address; whoever opens it is told first which it is.
  const asked = useQuery(certificateQueries.kind(id))
  const kind = asked.data?.kind
  const one = useQuery({ ...certificateQueries.one(id), enabled: kind === 'retirement' })
  const forward = useQuery({ ...forwardQueries.certificate(id), enabled: kind === 'forward' })
  const common = useQuery({ ...certificateQueries.common(id), enabled: kind === 'together' })
  const shared = useQuery({ ...certificateQueries.shared(id), enabled: kind === 'shared' })
  const failed = [asked, one, forward, common, shared].find(({ isError }) => isError)
  if (common.data)
    return (
      <Over
        id={id}
        mark={common.data.mark}
        pdf={hrefOf(retirementsApi.commonCertificatePdf, { params: { id }, query: { layout: 'portrait' } })}
      >
        <CommonSheet common={common.data} />
        <CommonOnChain common={common.data} />
      </Over>
    )
  if (shared.data)
    return (
      <Over
        id={id}
        mark={shared.data.mark}
        pdf={hrefOf(sharedCertificatesApi.pdf, { params: { id }, query: { layout: 'portrait' } })}
      >
        <SharedSheet shared={shared.data} />
      </Over>
    )
  if (forward.data)
    return (
      <Section className="grid gap-6 pt-6! md:pt-8!">
        <BackToHoldings id={id} />
        <Heading level={1} className="sr-only">
          Certificate of a forward purchase
        </Heading>
        <ForwardSheet forward={forward.data} proof={(entryId) => <StepProof entryId={entryId} />} />
      </Section>
    )
  if (one.data) return <One id={id} certificate={one.data} />
  if (failed)
    return (
      <Section>
        {hasCode(failed.error, 'not_found') || hasCode(failed.error, 'invalid_input') ? (
          <EmptyState
            of="papers"
            title="There is no such certificate"
            text="The address may be mistyped. A true certificate always opens at the address its QR code holds."
            action={<ButtonLink to="/">Go to the overview</ButtonLink>}
          />
        ) : (
          <ErrorState onRetry={() => void failed.refetch()} busy={failed.isFetching} />
        )}
      </Section>
    )
  return (
    <Section>
      <div role="status">
        <span className="sr-only">Loading the certificate</span>
        <Skeleton className="h-[40rem] w-full" />
      </div>
    </Section>
  )
}
