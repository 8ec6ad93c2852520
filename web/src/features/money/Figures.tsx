import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { useId } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { earnedOf, type MoneyCard, type MoneyTray, traysOf } from './money-cards.ts'

const toneOf = ({ presses }: MoneyCard): string => (presses ? 'text-error' : 'text-ink')

/** What is of the same nature as the figure above it: how much, and where it is dealt with. */
const Row = ({ card }: { card: MoneyCard }) => (
  <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 border-hairline border-t py-2 text-sm">
    <TextLink to={card.to}>{card.label}</TextLink>
    <span className={cn('text-right font-mono tabular-nums', toneOf(card))}>{card.value}</span>
    <span className="col-span-2 text-fine text-muted">{card.note}</span>
  </li>
)

const Tray = ({ tray: { name, lead, rows } }: { tray: MoneyTray }) => {
  const id = useId()
  const isPressing = [lead, ...rows].some(({ count, presses }) => presses && count > 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of figures is no set of form fields
    <div
      role="group"
      aria-labelledby={id}
      className={cn('grid content-start border-t-2 bg-sheet', isPressing ? 'border-error' : 'border-edge')}
    >
      <div className="grid gap-2 px-5 pt-4 pb-4">
        <p id={id} className="font-mono text-eyebrow text-leaf-strong">
          {name}
        </p>
        <p
          className={cn(
            'font-[430] font-display text-4xl lining-nums leading-none tracking-tight tabular-nums [overflow-wrap:anywhere]',
            toneOf(lead),
          )}
        >
          {lead.value}
        </p>
        {/* As high with a button as with a link: the rules below stand on one line. */}
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          <span>
            <span className="font-medium">{lead.label}</span>
            <span className="block text-muted">{lead.note}</span>
          </span>
          {lead.isAct ? (
            <ButtonLink to={lead.to} size="small">
              {lead.link}
            </ButtonLink>
          ) : (
            <TextLink to={lead.to} className="inline-flex min-h-6 items-center">
              {lead.link}
            </TextLink>
          )}
        </p>
      </div>
      {rows.length > 0 && (
        <ul className="px-5 pb-2">
          {rows.map((card) => (
            <Row key={card.label} card={card} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Of what there is nothing: one line, and behind it still the way to each list. */
const None = ({ cards, isAll }: { cards: readonly MoneyCard[]; isAll: boolean }) => (
  <Fold
    title={
      <span>
        {isAll ? 'Nothing waits' : 'Nothing else waits'}
        <span className="font-normal text-muted">, {writeCount(cards.length, 'empty list')}</span>
      </span>
    }
    className="-mt-2"
  >
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {cards.map(({ label, to }) => (
        <li key={label}>
          <TextLink to={to} className="inline-flex min-h-8 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  </Fold>
)

/** What is due, waits or is disputed, before anything else. Each figure leads to what it is made of. */
export const Figures = ({ desk }: { desk: MoneyOverview }) => {
  const all = traysOf(desk)
  const trays = all.filter(({ lead }) => lead.count > 0)
  const none = all.flatMap((tray) => tray.none)
  return (
    <section aria-label="Figures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {trays.length > 0 && (
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-stretch gap-4',
            trays.length === 2 && 'md:grid-cols-2',
            trays.length === 3 && 'lg:grid-cols-3',
          )}
        >
          {trays.map((tray) => (
            <Tray key={tray.name} tray={tray} />
          ))}
        </div>
      )}
      {none.length > 0 && <None cards={none} isAll={trays.length === 0} />}
    </section>
  )
}

/** What came in, on one line: nothing in it waits for anybody. */
export const Earned = ({ desk }: { desk: MoneyOverview }) => (
  <dl
    aria-label="What came in"
    className="grid grid-cols-2 gap-px border-edge border-t-2 bg-hairline xl:grid-cols-4"
  >
    {earnedOf(desk).map(({ label, value, note, to, link, count }) => (
      <div key={label} className="row-span-2 grid grid-rows-subgrid gap-y-1 bg-sheet px-4 py-3.5 sm:px-5">
        <dt className="text-muted text-sm">{label}</dt>
        <dd className="grid grid-rows-[auto_1fr_auto] gap-1">
          <span className="font-[460] font-display text-xl lining-nums tabular-nums">{value}</span>
          <span className="text-fine text-muted">{note}</span>
          {count > 0 && (
            <TextLink to={to} className="justify-self-start text-sm">
              {link}
            </TextLink>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
