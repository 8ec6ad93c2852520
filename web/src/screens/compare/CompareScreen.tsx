import { comparedMax } from '@ledgerleaf/contract/market-calls'
import { useSearchParams } from 'react-router'
import { CompareTable } from '../../features/marketplace/CompareTable.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Compare' })

export default function CompareScreen() {
  const [params] = useSearchParams()
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean))].slice(0, comparedMax)
  return (
    <>
      <PageHead
        look="work"
        eyebrow="Marketplace"
        title="Side by side"
        actions={
          ids.length > 0 && (
            <ButtonLink variant="outline" to={`/marketplace?compare=${ids.join(',')}`}>
              Change the selection
            </ButtonLink>
          )
        }
      />
      <Section className="pt-4!">
        <CompareTable ids={ids} />
      </Section>
    </>
  )
}
