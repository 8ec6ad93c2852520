import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Specimen } from './Specimen.tsx'

const meanings = [
  'paper',
  'sheet',
  'sunken',
  'ink',
  'muted',
  'hairline',
  'edge',
  'leaf',
  'leaf-strong',
  'on-leaf',
  'moss',
  'sky',
  'ochre',
  'attention',
  'danger',
  'error',
  'contour',
]

export const TokenSpecimens = () => (
  <>
    <Specimen title="Colour" note="Meanings; components use nothing else">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {meanings.map((name) => (
          <li key={name} className="flex items-center gap-3">
            <span
              className="size-9 shrink-0 rounded-soft border border-edge"
              style={{ background: `var(--${name})` }}
            />
            <Mono>{name}</Mono>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Type" note="Fraunces, Inter, JetBrains Mono">
      <Logo />
      <Eyebrow>Where we are</Eyebrow>
      <p className="font-[420] font-display text-5xl leading-tight tracking-tight">1,240 t CO2e retired</p>
      <Heading level={3}>A section of a page</Heading>
      <Prose>
        <p>
          Running text is set to be read: <TextLink to="/styleguide">a link</TextLink>, a key <Kbd>Alt</Kbd>{' '}
          <Kbd>T</Kbd>, and a serial <Mono>VCS-1507-2024-941467007</Mono>.
        </p>
      </Prose>
      <p className="text-note">A note stands beside the text, in tables and on controls.</p>
      <p className="text-fine">The fine print: heads of columns, badges, serials.</p>
      <p className="font-mono tabular-nums">0123456789 12,408 3,215 88,190</p>
    </Specimen>
    <Specimen title="Badge and avatar">
      <div className="flex flex-wrap items-center gap-3">
        <Badge>pending</Badge>
        <Badge tone="leaf">settled</Badge>
        <Badge tone="attention">refunded</Badge>
        <Badge tone="error">failed</Badge>
        <Avatar name="Ada" />
      </div>
    </Specimen>
  </>
)
