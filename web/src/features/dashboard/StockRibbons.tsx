import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { type Stock, type StockPart, stockKeys, stockOf } from './stock-parts.ts'

const Sign = ({ fill }: Pick<StockPart, 'fill'>) => (
  <span aria-hidden="true" className="size-2.5 shrink-0 border border-edge" style={{ background: fill }} />
)

/** Parts side by side, as long as they are many; what is little is still a stroke. */
const Ribbon = ({ parts }: Pick<Stock, 'parts'>) => (
  <div aria-hidden="true" className="flex h-5 gap-px overflow-clip border border-edge bg-sheet p-px">
    {parts.map(({ name, credits, fill }) => (
      <span key={name} style={{ background: fill, flex: `${credits} 1 3px` }} />
    ))}
  </div>
)

/** The key above says which colour it is; who does not see colours hears the word. */
const Row = ({ stock: { name, issued, parts } }: { stock: Stock }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-2 border-hairline border-t px-4 py-4 sm:gap-x-6 sm:px-5 @3xl:grid-cols-[13rem_minmax(0,1fr)]">
    <p className="font-medium text-note [overflow-wrap:anywhere]">{name}</p>
    <p className="text-right text-muted text-sm tabular-nums @3xl:col-start-1 @3xl:text-left">
      <span className="font-mono text-ink">{writeWhole(issued)}</span> issued
    </p>
    <div className="col-span-2 grid gap-2 @3xl:col-span-1 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:self-center">
      <Ribbon parts={parts} />
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {parts.map(({ name: pile, label, credits, fill }) => (
          <div key={pile} className="flex items-center gap-2">
            <dt className="flex items-center">
              <Sign fill={fill} />
              <span className="sr-only">{label}</span>
            </dt>
            <dd className="font-mono text-[0.875rem] tabular-nums">{writeWhole(credits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  </li>
)

/** A page has room for a few; who has more opens the rest. */
const shownMax = 5

const Ribbons = ({ stocks }: { stocks: readonly Stock[] }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="@container border-edge border-t-2 bg-sheet">
        <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-muted text-sm sm:px-5">
          {stockKeys(stocks).map(({ name, label, fill }) => (
            <span key={name} className="inline-flex items-center gap-2">
              <Sign fill={fill} />
              {label}
            </span>
          ))}
        </p>
        <ul aria-label="Where the credits of each project are">
          {(isOpen ? stocks : stocks.slice(0, shownMax)).map((stock) => (
            <Row key={stock.id || stock.name} stock={stock} />
          ))}
        </ul>
      </div>
      {stocks.length > shownMax && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${writeCount(stocks.length, 'project')}`}
        </Button>
      )}
    </>
  )
}

/** Of each project a ribbon of everything it has issued, by where it is now. Where nothing is issued, nothing stands here. */
export const StockRibbons = ({ email }: { email: string }) => {
  const { data } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  const stocks = stockOf(data?.sellerprojects ?? [])
  if (stocks.length === 0) return null
  return (
    <Part
      title="Where your credits are"
      aside={<p className="text-muted text-sm">Each ribbon is all a project has issued</p>}
    >
      <Ribbons stocks={stocks} />
    </Part>
  )
}
