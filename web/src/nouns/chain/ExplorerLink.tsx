import { Mono } from '../../ui/Mono.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

/** A hash, an address or a block: a link where an explorer shows it. */
export const ExplorerLink = ({
  href,
  text,
  whole = text,
}: {
  href: string | null
  text: string
  whole?: string
}) =>
  href === null ? (
    <span title={whole === text ? undefined : whole}>
      <Mono>{text}</Mono>
    </span>
  ) : (
    <a
      href={href}
      rel="noopener noreferrer"
      target="_blank"
      title={whole === text ? undefined : whole}
      className={textLinkLook}
    >
      <Mono>{text}</Mono>
    </a>
  )
