import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { useId } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/Fold.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { earnedOf, type MoneyCard, type MoneyTray, traysOf } from './money-cards.ts'

const toneOf = ({ count, presses }: MoneyCard): string =>
  count === 0 ? 'text-muted' : presses ? 'text-error' : 'text-ink'

/** What is of the same nature as the figure above it: how much, and where it is dealt with. */
const Row = ({ card }: { card: MoneyCard }) => (
  <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 border-hairline border-t py-2 text-sm">
    <TextLink to={card.to}>{card.label}</TextLink>
    <span className={cn('text-right font-mono tabular-nums', toneOf(card))}>{card.value}</span>
    <span className="col-span-2 text-fine text-muted">{card.note}</span>
  </li>
)

const Tray = ({ tray: { name, lead, rows, none, noneWords } }: { tray: MoneyTray }) => {
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
            'font-[430] font-display lining-nums leading-none tracking-tight tabular-nums [overflow-wrap:anywhere]',
            // What there is none of is no figure to read from afar.
            lead.count === 0 ? 'text-xl' : 'text-4xl',
            toneOf(lead),
          )}
        >
          {lead.value}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
          <span>
            <span className="font-medium">{lead.label}</span>
            <span className="block text-muted">{lead.note}</span>
          </span>
          {lead.isAct && lead.count > 0 ? (
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
      <div className="px-5 pb-2">
        {rows.length > 0 && (
          <ul>
            {rows.map((card) => (
              <Row key={card.label} card={card} />
            ))}
          </ul>
        )}
        {none.length > 0 && (
          <Fold
            title={lead.count > 0 ? noneWords : noneWords.replace(' else', '')}
            className="border-hairline border-t"
          >
            <ul className="pb-2">
              {none.map(({ label, to }) => (
                <li key={label} className="flex min-h-9 items-center justify-between gap-4 text-sm">
                  <TextLink to={to}>{label}</TextLink>
                  <span className="text-muted">None</span>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </div>
  )
}

/** What is due, waits or is disputed, before anything else. Each figure leads to what it is made of. */
export const Figures = ({ desk }: { desk: MoneyOverview }) => (
  <section aria-label="Figures" className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-3">
    {traysOf(desk).map((tray) => (
      <Tray key={tray.name} tray={tray} />
    ))}
  </section>
)

/** What came in, on one line: nothing in it waits for anybody. */
export const Earned = ({ desk }: { desk: MoneyOverview }) => (
  <dl
    aria-label="What came in"
    className="grid grid-cols-2 gap-px border border-hairline bg-hairline xl:grid-cols-4"
  >
    {earnedOf(desk).map(({ label, value, note, to, link }) => (
      <div key={label} className="grid content-start gap-1 bg-paper px-4 py-3.5">
        <dt className="text-muted text-sm">{label}</dt>
        <dd className="grid gap-1">
          <span className="font-[460] font-display text-xl lining-nums tabular-nums">{value}</span>
          <span className="text-fine text-muted">{note}</span>
          <TextLink to={to} className="justify-self-start text-sm">
            {link}
          </TextLink>
        </dd>
      </div>
    ))}
  </dl>
)
