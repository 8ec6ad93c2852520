import { isCounted, tellParts } from '@ledgerleaf/contract/offset-standing'
import { type Certificate, namingNote } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import { Engraving } from '../../ui/Engraving.tsx'
import { writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { SealMark } from '../../ui/Seal.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { SheetHead } from './SheetHead.tsx'

type Props = {
  id: string
  quantity: number
  certificates: readonly [Certificate, ...Certificate[]]
  onBehalfOf: string | null
  purpose: string
  /** The reason, and how many batches or shares it is of. */
  told: string
  /** What else stands over the same credits. */
  note: string | null
  /** Upright it stands above the sheet. */
  landscapePdf: string
  file: string
  /** What it is made of, line by line. */
  children: ReactNode
}

/** The sheet over several retirements of one act: the sum, the words, what it is made of, and what to keep. */
export const SheetOver = ({
  id,
  quantity,
  certificates,
  onBehalfOf,
  purpose,
  told,
  note,
  landscapePdf,
  file,
  children,
}: Props) => {
  const { beneficiary, message, retiredAt, periodStartsOn, periodEndsOn } = certificates[0].retirement
  // Which of them do not count, and why, stands with their parts.
  const isOpen = !certificates.every(({ retirement }) => isCounted(retirement))
  const isLogged = certificates.every((one) => one.file !== null)
  return (
    <>
      <article className="relative isolate grid grid-cols-[minmax(0,1fr)] gap-8 overflow-clip border border-edge bg-sheet p-6 py-14 sm:p-10 sm:py-16">
        <Engraving isOpen={isOpen} />
        <SheetHead isOpen={isOpen} />
        <div className="relative grid min-w-0 gap-2 sm:pr-32 [overflow-wrap:anywhere]">
          <SealMark size="large" isOpen={isOpen} className="absolute top-1 right-1 max-sm:hidden" />
          <p className="font-display text-[clamp(2.5rem,1.8rem+4vw,4.5rem)] leading-none tracking-tight lining-nums">
            {writeWhole(quantity)}{' '}
            <span className="text-[0.45em] tracking-normal max-sm:block max-sm:pt-2 max-sm:leading-tight">
              tonnes of CO2e retired
            </span>
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
            {writeDate(retiredAt)} · {told}
            {periodStartsOn && periodEndsOn && ` · for ${writeSpan(periodStartsOn, periodEndsOn)}`}
          </p>
          <p className="text-sm">{tellParts(certificates.map(({ retirement }) => retirement))}</p>
          {note && <p className="text-muted text-sm">{note}</p>}
        </div>
        {children}
        <dl className="grid gap-0.5 text-sm">
          <dt className="font-mono text-eyebrow text-muted">Certificate number</dt>
          <dd className="[overflow-wrap:anywhere]">
            <Mono>{id}</Mono>
          </dd>
        </dl>
      </article>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-note print:hidden">
        <a href={landscapePdf} className={`${textLinkLook} inline-block min-h-6 content-center`}>
          PDF, landscape
        </a>
        {isLogged && (
          <a href={file} className={`${textLinkLook} inline-block min-h-6 content-center`}>
            Proof files
          </a>
        )}
      </p>
    </>
  )
}
