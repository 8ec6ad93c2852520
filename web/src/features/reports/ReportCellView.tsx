import { type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import { Fragment } from 'react'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

/** Our own pages are one press away, whatever name the server goes by outside. */
const ownPath = (href: string) => /\/(?:certificates|analysis)\/[0-9a-f-]{36}$/.exec(href)?.[0]

/** A code in a sentence, as DNR-DEMO-101. Longer ones must be let go where a line is short. */
const codes = /(\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b)/

const longestCode = 24

/** A sentence in which no code is torn at its dashes. */
const Whole = ({ text }: { text: string }) =>
  text.split(codes).map((piece, at) =>
    at % 2 === 1 && piece.length <= longestCode ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have a place and nothing else
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )

const longestSerial = 26

/** A short serial stays whole; a long one is broken after a dash and nowhere else, so that no number is torn. */
const Serials = ({ text }: { text: string }) => (
  <span className="font-mono text-[0.8125rem] tabular-nums">
    {(text.length <= longestSerial ? [text] : text.split(/(?<=[-;])/)).map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have a place and nothing else
      <Fragment key={at}>
        <span className="whitespace-nowrap">{piece}</span>
        <wbr />
      </Fragment>
    ))}
  </span>
)

/** One cell in the words it has on paper too. */
export const ReportCellView = ({ cell }: { cell: ReportCell }) => {
  const words = writeCell(cell)
  switch (cell.is) {
    case 'serials':
      return <Serials text={words} />
    case 'code':
      return <Mono>{words}</Mono>
    case 'date':
    case 'days':
      // Two days may stand below each other; one is never torn.
      return words.split(' to ').map((day, at) => (
        <Fragment key={day}>
          {at > 0 && ' to '}
          <span className="whitespace-nowrap">{day}</span>
        </Fragment>
      ))
    case 'link': {
      const own = ownPath(cell.href)
      return own ? (
        <TextLink to={own} className="[overflow-wrap:anywhere]">
          {words}
        </TextLink>
      ) : (
        <a href={cell.href} className={`${textLinkLook} [overflow-wrap:anywhere]`} rel="noreferrer">
          {words}
        </a>
      )
    }
    default: {
      // The registry's id and its day: two lines where one is too short, and neither is torn.
      const [, id, day] = /^(\S{6,28}), (\w{3} \d{1,2}, \d{4})$/.exec(words) ?? []
      if (!id || !day) return <Whole text={words} />
      return (
        <>
          <span className="whitespace-nowrap">{id},</span> <span className="whitespace-nowrap">{day}</span>
        </>
      )
    }
  }
}
