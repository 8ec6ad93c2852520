import { type ClimatePage, climateNamingNote } from '@ledgerleaf/contract/climate-pages'
import { writeDay } from '@ledgerleaf/contract/days'
import { offsetRule } from '@ledgerleaf/contract/offset-words'
import { sandboxWords } from '@ledgerleaf/contract/retirements'
import { Engraving } from '../../ui/Engraving.tsx'
import { writeInstant, writeSpan, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'

const Fact = ({ label, tonnes }: { label: string; tonnes: number }) => (
  <div className="flex items-baseline justify-between gap-6 border-hairline border-b py-3 first:border-t">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="whitespace-nowrap font-display text-xl lining-nums">{writeWhole(tonnes)} t</dd>
  </div>
)

/** The sum of what counts, what does not yet or cannot, and the words that this bears out. */
export const ClimateFacts = ({ page }: { page: ClimatePage }) => (
  <article className="relative isolate grid gap-8 overflow-clip border border-edge bg-sheet p-6 py-14 sm:p-10 sm:py-16">
    <Engraving />
    {page.mark && (
      <Notice tone="attention" title={page.mark}>
        {sandboxWords}
      </Notice>
    )}
    {/* The sum beside what it is made of, where there is room. */}
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="grid gap-6">
        <p className="font-display text-[clamp(2.5rem,1.8rem+4vw,4.5rem)] leading-none tracking-tight lining-nums">
          {writeWhole(page.retiredTonnes)}{' '}
          <span className="text-[0.45em] tracking-normal">
            {page.retiredTonnes === 1 ? 'tonne' : 'tonnes'} of CO2e retired
          </span>
        </p>
        <p className="max-w-text text-muted text-note">{offsetRule}</p>
      </div>
      <dl className="grid content-start">
        <Fact label="Of these, removals" tonnes={page.removedTonnes} />
        <Fact label="Not counted yet: pending at the registry" tonnes={page.pendingTonnes} />
        {page.uncountedTonnes > 0 && (
          <Fact label="Not counted: against the records, or not backed" tonnes={page.uncountedTonnes} />
        )}
      </dl>
    </div>
    {page.claims.length > 0 && (
      <section aria-labelledby="climate-claims" className="grid gap-5 border-hairline border-t pt-8">
        <h2
          id="climate-claims"
          className="font-mono font-normal text-eyebrow text-muted [overflow-wrap:anywhere]"
        >
          What {page.name} says of it
        </h2>
        <ul className="grid gap-5">
          {page.claims.map(({ text, language, periodStartsOn, periodEndsOn }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said of several years
            <li key={place} className="grid gap-1 border-leaf border-l-2 pl-5">
              <p lang={language} className="font-display text-xl leading-snug [overflow-wrap:anywhere]">
                {text}
              </p>
              <p className="text-muted text-sm">Of the period {writeSpan(periodStartsOn, periodEndsOn)}</p>
            </li>
          ))}
        </ul>
        <p className="max-w-text text-muted text-sm">
          Held against the ledger and the rules of every place we know (version {page.rulesVersion}) on{' '}
          {writeInstant(page.checkedAt)}. Words that are no longer borne out leave this page by themselves.
        </p>
      </section>
    )}
    <div className="grid gap-1 text-muted text-sm">
      <p>{climateNamingNote}</p>
      {page.formerNames.length > 0 && (
        <p className="max-w-text [overflow-wrap:anywhere]">
          Called before:{' '}
          {page.formerNames.map(({ name, until }) => `${name}, until ${writeDay(until)}`).join('; ')}.
        </p>
      )}
    </div>
  </article>
)
