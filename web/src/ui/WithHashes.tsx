import { Mono } from './Mono.tsx'

const hash = /([0-9a-f]{32,}[.,;:]?)/

// Its last signs keep to the mark after them: a line of its own is no place for a full stop.
const endLength = 5

/** A sentence as it is, and a hash in it set so that it can be compared character by character. */
export const WithHashes = ({ text }: { text: string }) =>
  text.split(hash).map((part) =>
    hash.test(part) ? (
      <Mono key={part}>
        {part.slice(0, -endLength)}
        <span className="whitespace-nowrap">{part.slice(-endLength)}</span>
      </Mono>
    ) : (
      part
    ),
  )
