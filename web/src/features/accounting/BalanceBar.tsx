import { writeMinor } from '../../nouns/operator/write-minor.ts'
import { cn } from '../../ui/cn.ts'
import type { BalanceSplit } from './balance-splits.ts'
import { bookLook } from './book-look.ts'

type BalanceBarProps = {
  split: BalanceSplit
  /** Not where the list below it names each part beside its colour. */
  hasNames: boolean
}

/** The money there is as one bar: a part for each account that says whose it is. */
export const BalanceBar = ({ split: { currency, cents, debits, credits }, hasNames }: BalanceBarProps) => (
  <figure className="grid gap-3">
    <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span className="font-[430] font-display text-3xl lining-nums leading-none tracking-tight tabular-nums">
        {writeMinor(cents, currency)}
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
