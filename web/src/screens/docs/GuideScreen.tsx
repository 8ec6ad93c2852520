import { type GuideSlug, guidePath, guides } from '@ledgerleaf/contract/guides'
import type { MetaArgs } from 'react-router'
import { useParams } from 'react-router'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import { GuideText } from '../../features/docs/GuideText.tsx'
import { guideSources } from '../../features/docs/guide-sources.ts'
import { readGuide } from '../../features/docs/read-guide.ts'
import { origin } from '../../features/site/origin.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import NotFoundScreen, { meta as notFoundMeta } from '../not-found/NotFoundScreen.tsx'
import { pageMeta } from '../page-meta.ts'

const findGuide = (slug: string | undefined) => guides.find((one) => one.slug === (slug ?? guides[0].slug))

export const meta = (args: MetaArgs) => {
  const guide = findGuide(args.params.guide)
  if (!guide) return notFoundMeta(args)
  return pageMeta({ title: `${guide.title} · For developers`, description: guide.says })(args)
}

const Onward = ({ slug }: { slug: GuideSlug }) => {
  const next = guides[guides.findIndex((one) => one.slug === slug) + 1]
  if (!next) return null
  return (
    <p className="mt-14 border-hairline border-t pt-5">
      <span className="text-muted">Next: </span>
      <TextLink to={guidePath(next.slug)}>{next.title}</TextLink>
    </p>
  )
}

export default function GuideScreen() {
  const guide = findGuide(useParams().guide)
  if (!guide) return <NotFoundScreen />
  const { title, blocks } = readGuide(
    guideSources[guide.slug]
      .replaceAll('http://localhost:3000', origin)
      // What is pasted into a page is read by no shell.
      .replace(/(src|href)="\$LEDGERLEAF_ADDRESS/g, `$1="${origin}`),
  )
  return (
    <article>
      <DocsHead title={title} lead={guide.says} />
      <GuideText blocks={blocks} />
      <Onward slug={guide.slug} />
    </article>
  )
}
