import { Mono } from './Mono.tsx'

const hash = /([0-9a-f]{32,})/

/** A sentence as it is, and a hash in it set so that it can be compared character by character. */
export const WithHashes = ({ text }: { text: string }) =>
  text.split(hash).map((part) => (hash.test(part) ? <Mono key={part}>{part}</Mono> : part))
