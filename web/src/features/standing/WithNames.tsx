import { Mono } from '../../ui/Mono.tsx'
import { namesIn } from './names-in.ts'

/** A sentence with what is typed as it stands there: the names of settings, and commands. */
export const WithNames = ({ text }: { text: string }) =>
  namesIn(text).map(({ words, isName }, at) =>
    isName ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
      <Mono key={at}>{words}</Mono>
    ) : (
      words
    ),
  )
