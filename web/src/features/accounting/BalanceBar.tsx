import { writeMinor } from '../../nouns/operator/write-minor.ts'
import { cn } from '../../ui/cn.ts'
import { writeDate } from '../../ui/format.ts'
import type { BalanceSplit } from './balance-splits.ts'
import { bookLook } from './book-look.ts'

type BalanceBarProps = {
  split: BalanceSplit
  /** Not where the list below it names each part beside its colour. */
  hasNames: boolean
  /** The day it is told of. */
  on: string
}

/** The money there is as one bar: a part for each account that says whose it is. */
export const BalanceBar = ({
  split: { currency, cents, openingCents, debits, credits },
  hasNames,
  on,
}: BalanceBarProps) => (
  <figure className="grid gap-3">
    <figcaption className="grid gap-1">
      <span className="text-muted text-sm">Balance on {writeDate(on)}, of all since the start</span>
      <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-[430] font-display text-3xl lining-nums leading-none tracking-tight tabular-nums">
          {writeMinor(cents, currency)}
        </span>
        <span className="text-note">
          <span className="font-mono text-sm tabular-nums">
            {cents > openingCents && '+'}
            {writeMinor(cents - openingCents, currency)}
          </span>{' '}
          in this period
        </span>
      </span>
      <span className="text-muted text-note">
        {debits.map(({ name }) => name).join(', ')}, and whose it is
      </span>
    </figcaption>
    <div aria-hidden="true" className="flex h-5 gap-px">
      {credits.map((account) => (
        <span
          key={account.code}
          className={cn('min-w-1', bookLook(account, credits))}
          style={{ flexGrow: -account.closingCents, flexBasis: 0 }}
        />
      ))}
    </div>
    {hasNames && (
      <ul className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {credits.map((account) => (
          <li key={account.code} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2">
            <span aria-hidden="true" className={cn('size-3 translate-y-px', bookLook(account, credits))} />
            <span>{account.name}</span>
            <span className="col-start-2 font-mono tabular-nums">
              {writeMinor(-account.closingCents, currency)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </figure>
)
