import { tellChanged } from '@ledgerleaf/contract/tell-changed'
import type { TermsText } from '@ledgerleaf/contract/terms'
import { termsCalls } from '@ledgerleaf/contract/terms-calls'
import {
  type TermsDocument,
  termsPaths,
  termsTitles,
  termsVersionPath,
} from '@ledgerleaf/contract/terms-words'
import { useQuery } from '@tanstack/react-query'
import { hasCode } from '../../api/api-error.ts'
import { addressOf } from '../../api/request.ts'
import { termsQueries } from '../../nouns/terms/queries.ts'
import { Document } from '../../ui/Document.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { breathe } from './breathe.ts'
import { LinkPapers } from './LinkPapers.tsx'

const day = (instant: string) => writeDate(instant.slice(0, 10))

const paramsOf = ({ document, version }: TermsText) => ({ document, version: String(version) })

const Lead = ({ text }: { text: TermsText }) => (
  <div className="grid gap-3">
    <p>
      Version {text.version}, in force since {day(text.inForceSince)}. {tellChanged(text.changed)}
    </p>
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-note print:hidden">
      <a href={addressOf(termsCalls.paper, { params: paramsOf(text) })} className={textLinkLook}>
        PDF
      </a>
      <a href={addressOf(termsCalls.plain, { params: paramsOf(text) })} className={textLinkLook}>
        Source text
      </a>
      <TextLink to={termsVersionPath(text.document, text.version)}>Lasting address of this version</TextLink>
    </p>
  </div>
)

/** By which anyone can tell that the text they keep is this one; below the text, for few come for it. */
const Fingerprint = ({ text: { fingerprint } }: { text: TermsText }) => (
  <div className="mt-4 grid max-w-text gap-1 text-muted text-sm">
    <p>Fingerprint of this version (SHA-256 of its source text)</p>
    <Mono className="text-fine [overflow-wrap:anywhere]">{fingerprint}</Mono>
  </div>
)

const Older = ({ text }: { text: TermsText }) => {
  const others = text.versions.filter(({ version }) => version !== text.version)
  if (others.length === 0) return null
  return (
    <Section className="grid gap-3 pt-0! print:hidden">
      <h2 className="text-xl">Other versions</h2>
      <ul className="grid gap-1 text-note">
        {others.map(({ version, inForceSince }) => (
          <li key={version}>
            <TextLink to={termsVersionPath(text.document, version)}>Version {version}</TextLink>, in force
            since {day(inForceSince)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const Text = ({ text }: { text: TermsText }) => (
  <>
    {!text.isInForce && (
      <Section className="pt-0! pb-6!">
        <Notice tone="attention" title="This version is no longer in force">
          It holds for what was agreed under it.{' '}
          <TextLink to={termsPaths[text.document]}>Read the version in force</TextLink>
        </Notice>
      </Section>
    )}
    <Document
      parts={text.sections.map(({ heading, paragraphs }) => ({
        id: idOf(heading),
        title: heading,
        content: paragraphs.flatMap(breathe).map((words) => (
          <p key={words}>
            <LinkPapers text={words} own={text.document} />
          </p>
        )),
      }))}
      note={`${text.title}, version ${text.version}`}
      foot={<Fingerprint text={text} />}
    />
    <Older text={text} />
  </>
)

/** A text people agree to: the version in force, or one of its own address. */
export const TermsView = ({
  document,
  version = null,
}: {
  document: TermsDocument
  version?: string | null
}) => {
  const { data: text, error, isFetching, refetch } = useQuery(termsQueries.text(document, version))
  return (
    <>
      <PageHead
        eyebrow="Licence"
        title={termsTitles[document]}
        lead={text ? <Lead text={text} /> : 'What is agreed between buyers, sellers and Ledgerleaf.'}
      />
      {text ? (
        <Text text={text} />
      ) : (
        <Section className="pt-0!">
          {hasCode(error, 'not_found') ? (
            <EmptyState
              of="papers"
              title="There is no such version"
              text="The version in force is linked in the footer."
            />
          ) : error ? (
            <ErrorState onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <div role="status">
              <span className="sr-only">Loading the text</span>
              <Skeleton className="h-96 w-full" />
            </div>
          )}
        </Section>
      )}
    </>
  )
}
