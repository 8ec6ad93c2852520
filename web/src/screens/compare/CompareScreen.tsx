import { comparedMax } from '@ledgerleaf/contract/market-calls'
import { useSearchParams } from 'react-router'
import { CompareTable } from '../../features/marketplace/CompareTable.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Compare' })

export default function CompareScreen() {
  const [params] = useSearchParams()
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean))].slice(0, comparedMax)
  return (
    <Section className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-3">
          <Eyebrow>Marketplace</Eyebrow>
          <Heading level={1}>Side by side</Heading>
        </div>
        <ButtonLink variant="outline" to={`/marketplace?compare=${ids.join(',')}`}>
          Change the selection
        </ButtonLink>
      </div>
      <CompareTable ids={ids} />
    </Section>
  )
}
