import { MoneyDesk } from '../../features/money/MoneyDesk.tsx'
import { MoneyLists } from '../../features/money/MoneyLists.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Money' })

export default function MoneyScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Heading level={1}>Money</Heading>
        <p className="max-w-text text-muted">
          What was paid, what goes back, what waits. Days and months are those of UTC, and every act stands in
          the trail.
        </p>
      </div>
      <MoneyDesk />
      <MoneyLists />
    </div>
  )
}
