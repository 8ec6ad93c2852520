import { Fragment } from 'react'

// Two runs of signs at least, begun in capitals, as registries number: longer than this one has to break somewhere.
const id = /\b([A-Z]{2,}(?:-[A-Z0-9]+)+)\b/
const longest = 24

/** A sentence as it is, and the number of a record in it on one line: cut at its hyphen it reads as two. */
export const KeepIds = ({ text }: { text: string }) =>
  text.split(id).map((part, at) =>
    at % 2 === 1 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    ),
  )
