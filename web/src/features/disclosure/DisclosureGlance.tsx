import type { DisclosedItem, Disclosure } from '@ledgerleaf/contract/disclosures'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'

const isSaid = ({ answer, table, documents }: DisclosedItem) =>
  answer !== null || table !== null || documents.length > 0

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-hairline border-t py-2.5 text-note">
    <dt className="text-muted">{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
)

/** How much of what the law asks is said: a mark for each subdivision, an open one where the seller is silent. */
export const DisclosureGlance = ({
  disclosure: { items, madeAt, templateVersion },
}: {
  disclosure: Disclosure
}) => {
  const said = items.filter(isSaid).length
  const documents = new Set(items.flatMap((item) => item.documents.map(({ id }) => id))).size
  return (
    <div className="border-edge border-t-2 bg-sheet px-5 pt-5 pb-2 sm:px-7">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-[420] font-display text-5xl tabular-nums leading-none">
          {writeWhole(said)} of {writeWhole(items.length)}
        </span>
        <span className="text-lg text-muted">subdivisions answered</span>
      </p>
      <div aria-hidden="true" className="mt-4 mb-5 flex gap-1">
        {items.map((item) => (
          <span
            key={item.ref}
            title={`§44475${item.ref}`}
            className={`h-3 flex-1 border ${isSaid(item) ? 'border-leaf bg-leaf' : 'border-edge'}`}
          />
        ))}
      </div>
      <dl>
        <Fact label="Files behind them" value={writeCount(documents, 'document', 'documents')} />
        <Fact label="Written" value={writeDate(madeAt)} />
        <Fact label="Template" value={templateVersion} />
      </dl>
    </div>
  )
}
