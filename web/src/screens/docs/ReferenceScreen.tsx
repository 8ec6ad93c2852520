import { apiDocsPath } from '@ledgerleaf/contract/page-address'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallIndex } from '../../features/docs/CallIndex.tsx'
import { CallView } from '../../features/docs/CallView.tsx'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import {
  callsByNoun,
  type Description,
  descriptionQuery,
  type Noun,
} from '../../features/docs/description.ts'
import { Method } from '../../features/docs/Method.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import NotFoundScreen from '../not-found/NotFoundScreen.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Calls · For developers' })

const Nouns = ({ nouns }: { nouns: readonly Noun[] }) => (
  <>
    <DocsHead
      title="Calls"
      lead={
        <>
          Every call of version 1, by what it is about. The same for programs:{' '}
          <a href="/v1/openapi.json" className={textLinkLook}>
            openapi.json
          </a>
          . What these pages call themselves is{' '}
          <a href={apiDocsPath} className={textLinkLook}>
            listed apart
          </a>
          .
        </>
      }
    />
    <ul className="mt-6">
      {nouns.map(({ name, slug, says, calls }) => (
        <li
          key={slug}
          className="grid gap-x-8 gap-y-2 border-hairline border-t py-5 md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div className="grid content-start gap-1">
            <TextLink to={`/docs/reference/${slug}`} className="justify-self-start text-lg">
              {name}
            </TextLink>
            {says !== name && <p className="text-muted text-note">{says}</p>}
          </div>
          <ul className="grid content-start gap-2">
            {calls.map(({ method, path, operation }) => (
              <li key={operation.operationId} className="text-note">
                <TextLink
                  to={`/docs/reference/${slug}#${operation.operationId}`}
                  className="no-underline hover:underline"
                >
                  <Mono className="flex items-baseline gap-x-3">
                    <Method method={method} />{' '}
                    <span className="min-w-0 [overflow-wrap:anywhere]">{path}</span>
                  </Mono>
                </TextLink>
                <p className="pl-15 text-muted text-sm">{operation.summary}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </>
)

const Whole = ({ description, slug }: { description: Description; slug: string | undefined }) => {
  const nouns = callsByNoun(description).filter(({ calls }) => calls.length > 0)
  if (slug === undefined) return <Nouns nouns={nouns} />
  const noun = nouns.find((one) => one.slug === slug)
  if (!noun)
    return (
      <>
        <title>Page not found · Ledgerleaf</title>
        <NotFoundScreen />
      </>
    )
  return (
    <>
      <title>{`${noun.name} · For developers · Ledgerleaf`}</title>
      <DocsHead title={noun.name} lead={noun.says === noun.name ? null : noun.says} />
      {noun.calls.length > 1 && <CallIndex calls={noun.calls} />}
      <div className="mt-12 grid gap-14">
        {noun.calls.map((call, at) => (
          <CallView
            key={call.operation.operationId}
            call={call}
            schemas={description.components.schemas}
            isSampled={at === 0}
          />
        ))}
      </div>
    </>
  )
}

export default function ReferenceScreen() {
  const { noun } = useParams()
  const query = useQuery(descriptionQuery)
  return (
    <Loaded query={query} what="the calls" room="h-[40rem]">
      {(description) => <Whole description={description} slug={noun} />}
    </Loaded>
  )
}
