import { BookPeriod } from '@ledgerleaf/contract/accounting'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Accounts } from './Accounts.tsx'
import { BookFiles } from './BookFiles.tsx'
import { balanceDay, tellPeriod, usualPeriods } from './periods.ts'

const PeriodFields = ({
  period,
  onChange,
}: {
  period: BookPeriod
  onChange: (period: BookPeriod) => void
}) => {
  const id = useId()
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      type="date"
      value={period[name]}
      onChange={({ target }) => onChange({ ...period, [name]: target.value })}
    />
  )
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
      <div className="grid grid-cols-2 gap-px border border-edge bg-edge max-sm:w-full sm:grid-cols-3 md:flex">
        {usualPeriods(new Date()).map((usual) => (
          <Button
            key={usual.label}
            variant="quiet"
            size="small"
            className="min-h-11! rounded-none! border-0! bg-sheet focus-visible:-outline-offset-2 aria-pressed:bg-ink! aria-pressed:text-paper!"
            aria-pressed={usual.period.from === period.from && usual.period.to === period.to}
            onClick={() => onChange(usual.period)}
          >
            {usual.label}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:w-80">
        {day('from', 'First day')}
        {day('to', 'Last day')}
      </div>
    </div>
  )
}

const OfPeriod = ({ period }: { period: BookPeriod }) => {
  const query = useQuery(operatorQueries.books(period))
  const { isOpen, words } = tellPeriod(period, new Date())
  return (
    <>
      <Part
        look="sheet"
        title="Accounts"
        aside={<Badge tone={isOpen ? 'attention' : 'neutral'}>{words}</Badge>}
      >
        <Loaded query={query} what="the accounts" room="h-60">
          {({ accounts }) =>
            accounts.length > 0 ? (
              <Accounts accounts={accounts} on={balanceDay(period, new Date())} />
            ) : (
              <EmptyState of="papers" title="Nothing booked yet" text="Until this day no money has moved." />
            )
          }
        </Loaded>
      </Part>
      <Part
        look="sheet"
        title="Files"
        lead="CSV, as every spreadsheet and most bookkeeping programs read it."
      >
        <BookFiles period={period} />
      </Part>
    </>
  )
}

/** A period, its files and what its accounts come to. */
export const Books = () => {
  const [period, setPeriod] = useState<BookPeriod>(
    () => usualPeriods(new Date())[1]?.period ?? { from: '', to: '' },
  )
  const parsed = BookPeriod.safeParse(period)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PeriodFields period={period} onChange={setPeriod} />
      {parsed.success ? (
        <OfPeriod period={parsed.data} />
      ) : (
        <Notice tone="attention">Choose a first day and a last day that does not come before it.</Notice>
      )}
    </div>
  )
}
