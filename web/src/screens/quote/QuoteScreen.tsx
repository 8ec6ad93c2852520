import { useParams } from 'react-router'
import { QuoteView } from '../../features/quotes/QuoteView.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Quote' })

export default function QuoteScreen() {
  const { token = '' } = useParams()
  return (
    <Section className="py-10! md:py-14!">
      <QuoteView key={token} token={token} />
    </Section>
  )
}
