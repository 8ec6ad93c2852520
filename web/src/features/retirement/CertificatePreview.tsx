import { retirementReasons } from '@ledgerleaf/contract/retirements'
import { writeSpan, writeWhole } from '../../ui/format.ts'
import { Guilloche } from '../../ui/Guilloche.tsx'
import type { WordsText } from './retire-form.ts'
import { SharesPreview } from './SharesPreview.tsx'
import type { Sharing } from './use-shares.ts'

type CertificatePreviewProps = {
  /** Null while what is typed is no number of credits. */
  credits: number | null
  words: WordsText
  /** What the credits are of, a line for each. */
  of: readonly string[]
  /** Among whom it is shared. */
  sharing: Sharing
}

const Blank = ({ children }: { children: string }) => <span className="text-muted">({children})</span>

const shownMax = 4

/** Where the foot of a phone's screen leads, before anything is pressed. */
export const previewId = 'as-it-will-read'

/** The certificate as it will read, while there is still time to change it. */
export const CertificatePreview = ({ credits, words, of, sharing }: CertificatePreviewProps) => {
  const { beneficiary, onBehalfOf, purpose, message, reason, periodStartsOn, periodEndsOn } = words
  const hasPeriod = periodStartsOn !== '' && periodEndsOn !== ''
  return (
    <section
      aria-label="The certificate as it will read"
      id={previewId}
      className="relative isolate scroll-mt-20 grid gap-4 overflow-clip border border-edge border-dashed bg-sheet px-5 py-12 sm:px-8 xl:gap-3 xl:py-10"
    >
      <Guilloche className="absolute inset-x-1 top-1 -z-10 h-7 bg-attention/35" />
      <Guilloche className="absolute inset-x-1 bottom-1 -z-10 h-7 bg-attention/35" />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 font-mono text-eyebrow">
        <span className="text-muted">Certificate of retirement</span>
        <span className="text-attention">As it will read. Nothing is retired yet.</span>
      </p>
      <p className="font-display text-4xl lining-nums tabular-nums leading-none [overflow-wrap:anywhere]">
        {credits === null ? <Blank>how many</Blank> : writeWhole(credits)}{' '}
        <span className="text-lg">{credits === 1 ? 'tonne' : 'tonnes'} of CO2e retired</span>
      </p>
      <p className="text-attention text-sm">
        Pending until their registry has confirmed it; they count from then on.
      </p>
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        <p>
          for{' '}
          {beneficiary.trim() ? (
            <strong className="font-[550]">{beneficiary}</strong>
          ) : (
            <Blank>the beneficiary</Blank>
          )}
          {!sharing.isOn && onBehalfOf.trim() && <> on behalf of {onBehalfOf}</>}
        </p>
        <p className="text-muted">{purpose.trim() ? purpose : <Blank>the purpose</Blank>}</p>
        {message.trim() && (
          <blockquote className="mt-1 border-moss border-l-2 pl-4 font-display italic">{message}</blockquote>
        )}
      </div>
      {sharing.isOn && <SharesPreview sharing={sharing} tonnes={credits ?? 0} beneficiary={beneficiary} />}
      <ul className="grid gap-0.5 border-hairline border-t pt-3 text-muted text-sm">
        {of.slice(0, shownMax).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {of.length > shownMax && <li>and {of.length - shownMax} more</li>}
        <li>
          {retirementReasons[reason as keyof typeof retirementReasons] ?? reason}
          {hasPeriod
            ? `, ${writeSpan(periodStartsOn, periodEndsOn)}`
            : ', no period named: for the year it is made'}
        </li>
      </ul>
    </section>
  )
}
