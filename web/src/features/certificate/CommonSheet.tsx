import { tellParts } from '@ledgerleaf/contract/offset-standing'
import {
  type CommonCertificate,
  namingNote,
  retirementReasons,
  retirementsApi,
} from '@ledgerleaf/contract/retirements'
import { hrefOf } from '../../api/request.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { writeCount, writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
import { Lines } from '../../ui/Lines.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { CommonBatches } from './CommonBatches.tsx'

/** One certificate over everything an act retired: the sum, the words, and a line for each batch with its own proof. */
export const CommonSheet = ({ common: { id, quantity, certificates } }: { common: CommonCertificate }) => {
  const [first] = certificates
  if (!first) return null
  const { beneficiary, onBehalfOf, purpose, message, retiredAt, reason, periodStartsOn, periodEndsOn } =
    first.retirement
  const isLogged = certificates.every(({ file }) => file !== null)
  return (
    <>
      <article className="relative isolate grid grid-cols-[minmax(0,1fr)] gap-8 overflow-clip border border-edge bg-sheet p-6 py-14 sm:p-10 sm:py-16">
        <Lines art="guilloche" className="absolute inset-x-1 top-1 -z-10 h-9 bg-leaf/50" />
        <Lines art="guilloche" className="absolute inset-x-1 bottom-1 -z-10 h-9 bg-leaf/50" />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Logo />
          <p className="font-mono text-eyebrow text-muted">Certificate of retirement</p>
        </div>
        <div className="grid min-w-0 gap-2 [overflow-wrap:anywhere]">
          <p className="font-display text-[clamp(2.5rem,1.8rem+4vw,4.5rem)] leading-none tracking-tight lining-nums">
            {writeWhole(quantity)}{' '}
            <span className="text-[0.45em] tracking-normal">tonnes of CO2e retired</span>
          </p>
          <p className="text-lg">
            for <strong className="font-[550]">{beneficiary}</strong>
            {onBehalfOf && <> on behalf of {onBehalfOf}</>}
            <span className="block text-muted text-sm">{namingNote}</span>
          </p>
          <p className="max-w-text text-muted">{purpose}</p>
          {message && (
            <blockquote className="mt-2 max-w-text border-ochre border-l-2 pl-4 font-display text-lg italic">
              {message}
            </blockquote>
          )}
          <p className="text-muted text-sm">
            {writeDate(retiredAt)} · {retirementReasons[reason as keyof typeof retirementReasons] ?? reason} ·{' '}
            {writeCount(certificates.length, 'batch', 'batches')}, retired in one act
            {periodStartsOn && periodEndsOn && ` · for ${writeSpan(periodStartsOn, periodEndsOn)}`}
          </p>
          <p className="text-sm">{tellParts(certificates.map(({ retirement }) => retirement))}</p>
        </div>
        <CommonBatches quantity={quantity} certificates={certificates} />
        <Mono className="text-muted text-sm">{id}</Mono>
      </article>
      <div className="flex flex-wrap gap-3">
        <a
          href={hrefOf(retirementsApi.commonCertificatePdf, {
            params: { id },
            query: { layout: 'portrait' },
          })}
          className={buttonLook('primary', 'regular')}
        >
          PDF, upright
        </a>
        <a
          href={hrefOf(retirementsApi.commonCertificatePdf, {
            params: { id },
            query: { layout: 'landscape' },
          })}
          className={buttonLook('outline', 'regular')}
        >
          PDF, landscape
        </a>
        {isLogged && (
          <a
            href={hrefOf(retirementsApi.commonCertificateFile, { params: { id } })}
            className={buttonLook('outline', 'regular')}
          >
            Proof files
          </a>
        )}
      </div>
    </>
  )
}
