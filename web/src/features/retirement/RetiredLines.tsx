import type { Holding } from '@ledgerleaf/contract/retirements'
import { writeVintage } from '../../nouns/credit/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { usePhone } from '../../ui/use-phone.ts'

type RetiredLinesProps = {
  holdings: readonly Holding[]
  /** What is taken of them now. */
  lines: readonly Pick<Holding, 'batchId' | 'quantity'>[]
}

const batches = (count: number) => `${writeWhole(count)} ${count === 1 ? 'batch' : 'batches'}`

/** How much of each batch is retired, and what of it stays. */
export const RetiredLines = ({ holdings, lines }: RetiredLinesProps) => {
  const takenOf = new Map<string, number>(lines.map(({ batchId, quantity }) => [batchId, quantity]))
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const rows = [...holdings].sort(
    (a, b) => a.vintageEndsOn.localeCompare(b.vintageEndsOn) || a.batchId.localeCompare(b.batchId),
  )
  const isPhone = usePhone()
  const list = (
    <dl className="border-hairline border-t">
      {rows.map(({ batchId, projectName, quantity, vintageStartsOn, vintageEndsOn }) => {
        const taken = takenOf.get(batchId) ?? 0
        return (
          <div
            key={batchId}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1.5 border-hairline border-b py-2.5 last:border-b-0',
              taken === 0 && 'text-muted',
            )}
          >
            <dt className="min-w-0 text-sm [overflow-wrap:anywhere]">
              {projectName}
              <span className="text-muted">, {writeVintage(vintageStartsOn, vintageEndsOn)}</span>
            </dt>
            <dd className="whitespace-nowrap font-mono text-note tabular-nums">
              {writeWhole(taken)}
              {taken < quantity && <span className="text-muted"> of {writeWhole(quantity)}</span>}
            </dd>
            {/* A bar says something only where a part is taken. */}
            {taken > 0 && taken < quantity && (
              <dd aria-hidden="true" className="col-span-full h-1 bg-held/40">
                <span className="block h-full bg-retired" style={{ width: `${(taken / quantity) * 100}%` }} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
  return (
    <section
      aria-label="What is retired"
      aria-live="polite"
      className="grid gap-4 border-edge border-t-2 bg-sheet p-5"
    >
      <Heading level={2} look="small">
        {writeWhole(all)} {all === 1 ? 'tonne' : 'tonnes'} of {batches(lines.length)}
      </Heading>
      {isPhone && rows.length > 3 ? (
        // What is asked begins on the first screen: the batches are one line, which opens.
        <details>
          <summary className="min-h-6 w-fit cursor-pointer text-leaf-strong text-sm">
            Oldest first: see each batch
          </summary>
          <div className="mt-3">{list}</div>
        </details>
      ) : (
        list
      )}
      <p className="text-muted text-sm">
        Either all of it is retired or none. Each batch has a certificate with its own proof, and one
        certificate stands over all of them.
      </p>
    </section>
  )
}
