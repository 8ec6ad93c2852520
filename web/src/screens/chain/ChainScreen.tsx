import { ChainDeskView } from '../../features/chain/ChainDeskView.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'The chain' })

export default function ChainScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Heading level={1}>The chain</Heading>
      <ChainDeskView />
    </div>
  )
}
