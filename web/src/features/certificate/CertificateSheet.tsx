import { tellOpen } from '@ledgerleaf/contract/offset-standing'
import {
  namingNote,
  type Retirement,
  type RetirementReason,
  retirementReasons,
} from '@ledgerleaf/contract/retirements'
import { countSerials, writeSerials } from '@ledgerleaf/contract/serials'
import { BackingLine } from '../../nouns/credit/BackingLine.tsx'
import { cn } from '../../ui/cn.ts'
import { Engraving } from '../../ui/Engraving.tsx'
import { writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
import { Lines } from '../../ui/Lines.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { SealMark } from '../../ui/Seal.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AtRegistry } from './AtRegistry.tsx'
import { SheetHead } from './SheetHead.tsx'

/** What names no period counts for the year it was made, and its sheet says so. */
const spellPeriod = ({ periodStartsOn, periodEndsOn, retiredAt }: Retirement) =>
  periodStartsOn && periodEndsOn
    ? writeSpan(periodStartsOn, periodEndsOn)
    : `Not stated (retired in ${retiredAt.slice(0, 4)})`

type FactProps = { label: string; value: string | null; isId?: boolean; isLong?: boolean }

const Fact = ({ label, value, isId = false, isLong = false }: FactProps) =>
  value === null ? null : (
    <div className={cn('grid min-w-0 content-start gap-0.5', isLong && 'max-sm:col-span-2')}>
      <dt className="font-mono text-eyebrow text-muted">{label}</dt>
      <dd
        className={cn(
          'text-note',
          isId ? 'sm:whitespace-nowrap max-sm:[overflow-wrap:anywhere]' : '[overflow-wrap:anywhere]',
        )}
      >
        {value}
      </dd>
    </div>
  )

/**
 * The day of the records by which serials are issued at a registry that has yet to retire them: then the two are told beside
 * each other. Null where anything else is to be said of what stands behind them.
 */
const issuedOnly = ({ backing, atRegistry }: Retirement): string | null =>
  backing?.state === 'records' &&
  backing.reason === 'matched' &&
  atRegistry?.contradictedOn === null &&
  (atRegistry.state === 'pending' || atRegistry.state === 'instructed')
    ? backing.asOf
    : null

/** The sheet itself: what was retired, for whom, by which serials. */
export const CertificateSheet = ({
  retirement,
  logIndex,
  registryLogIndex,
}: {
  retirement: Retirement
  logIndex: number | null
  registryLogIndex: number | null
}) => {
  const open = tellOpen(retirement)
  const issuedOn = issuedOnly(retirement)
  return (
    <article className="relative isolate grid gap-8 overflow-clip border border-edge bg-sheet p-6 py-14 sm:p-10 sm:py-16">
      <Engraving isOpen={open !== null} />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 mask-l-from-30% mask-b-from-25% mask-b-to-60% max-sm:opacity-50"
      >
        <Lines art="contours-wide" className="size-full bg-contour" />
      </div>
      <SheetHead isOpen={open !== null} />
      <div className="relative grid gap-2 sm:pr-32">
        <SealMark size="large" isOpen={open !== null} className="absolute top-1 right-1 max-sm:hidden" />
        <p className="font-display text-[clamp(2.5rem,1.8rem+4vw,4.5rem)] leading-none tracking-tight lining-nums">
          {writeWhole(retirement.quantity)}{' '}
          <span className="text-[0.45em] tracking-normal max-sm:block max-sm:pt-2 max-sm:leading-tight">
            {retirement.quantity === 1 ? 'tonne' : 'tonnes'} of CO2e retired
          </span>
        </p>
        {open && <p className="my-2 max-w-text border-ochre border-l-2 pl-4">{open}</p>}
        <p className="text-lg">
          for <strong className="font-[550]">{retirement.beneficiary}</strong>
          {retirement.onBehalfOf && <> on behalf of {retirement.onBehalfOf}</>}
          <span className="block text-muted text-sm">{namingNote}</span>
        </p>
        <p className="max-w-text text-muted">{retirement.purpose}</p>
        {retirement.message && (
          <blockquote className="mt-2 max-w-text border-ochre border-l-2 pl-4 font-display text-lg italic">
            {retirement.message}
          </blockquote>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-hairline border-t pt-6 max-sm:gap-x-5 lg:grid-cols-3">
        <Fact label="Retired on" value={writeDate(retirement.retiredAt)} />
        <Fact
          label="Reason"
          value={retirementReasons[retirement.reason as RetirementReason] ?? retirement.reason}
        />
        <Fact label="Reporting period" value={spellPeriod(retirement)} />
        <Fact label="Project" value={retirement.projectName} />
        <Fact label="Registry" value={retirement.registry} />
        <Fact isId label="Registry project id" value={retirement.registryProjectId} />
        <Fact label="Vintage" value={writeSpan(retirement.vintageStartsOn, retirement.vintageEndsOn)} />
        <Fact
          label="Score on that day"
          value={retirement.score === null ? null : `${retirement.score} of 100`}
        />
        <Fact isLong label="Methodology" value={retirement.methodology} />
      </dl>
      <div className="grid gap-3 border-hairline border-t pt-6">
        <p className="font-mono text-eyebrow text-muted">Serials, both ends included</p>
        <ul className="grid gap-1">
          {retirement.serials.map((span) => (
            <li key={span.first} className="flex flex-wrap justify-between gap-x-6">
              <Mono>{writeSerials(span)}</Mono>
              <Mono className="text-muted">{writeWhole(countSerials([span]))}</Mono>
            </li>
          ))}
        </ul>
        {retirement.backing && issuedOn === null && (
          <BackingLine isRetired registry={retirement.registry} backing={retirement.backing} />
        )}
      </div>
      {retirement.atRegistry && (
        <AtRegistry atRegistry={retirement.atRegistry} logIndex={registryLogIndex} issuedOn={issuedOn} />
      )}
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-hairline border-t pt-5 text-sm">
        <div className="grid gap-0.5">
          <dt className="font-mono text-eyebrow text-muted">Certificate number</dt>
          <dd className="[overflow-wrap:anywhere]">
            <Mono>{retirement.id}</Mono>
          </dd>
        </div>
        <div className="grid gap-0.5">
          <dt className="font-mono text-eyebrow text-muted">The retirement in the public log</dt>
          <dd>
            {logIndex === null ? (
              'Log entry pending'
            ) : (
              <TextLink to={`/log/${logIndex}`}>Log entry {writeWhole(logIndex)}</TextLink>
            )}
          </dd>
        </div>
      </dl>
    </article>
  )
}
