import { type ForwardTerms, type Outlook, shortfallWords } from '@ledgerleaf/contract/forward-terms'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { shortfallNames } from './words.ts'

/** Of a credit or two a share may be less than one, and none is not what we mean. */
const writeExpected = ({ credits, percent }: Outlook): string =>
  credits === 0 && percent > 0 ? 'less than 1' : writeWhole(credits)

type Props = {
  terms: ForwardTerms
  outlook: Outlook
  /** Of what part of an offer it is told. */
  of?: string | undefined
}

/** What is promised by when, what we would count on, and what follows if it does not come: before anything is paid. */
export const PromiseView = ({ terms, outlook, of }: Props) => (
  <div className="grid gap-3 border-ochre border-l-2 pl-4 text-sm">
    {of && <p className="text-muted">{of}</p>}
    <dl className="grid gap-1.5">
      {terms.milestones.map(({ dueOn, credits }) => (
        <div key={dueOn} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">
            By <time dateTime={dueOn}>{writeDate(dueOn)}</time>
          </dt>
          <dd className="font-mono tabular-nums">{writeWhole(credits)} t promised</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-4 border-hairline border-t pt-1.5">
        <dt className="text-muted">Risk-weighted, {outlook.percent} %</dt>
        <dd className="font-mono tabular-nums">{writeExpected(outlook)} t expected</dd>
      </div>
    </dl>
    <details>
      <summary className="cursor-pointer text-leaf-strong underline underline-offset-4">
        Why {outlook.percent} %, and if a date is missed
      </summary>
      <div className="mt-2 grid gap-2 text-muted">
        {outlook.because.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>
          Rule <span className="font-mono">{outlook.rule}</span>. It is a caution, not a forecast for this
          seller.
        </p>
        <p>
          <strong className="font-medium text-ink">{shortfallNames[terms.shortfall]}:</strong>{' '}
          {shortfallWords[terms.shortfall]}
        </p>
      </div>
    </details>
  </div>
)
