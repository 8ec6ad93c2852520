import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Section } from '../../ui/Section.tsx'

const steps = [
  [
    'The leaf',
    'Every issuance, sale and retirement is one entry. It is written once, hashed, and never altered.',
  ],
  [
    'The veins',
    'Hashes are joined in pairs, and those again, up to a single root (RFC 6962). Change one entry and the root is another.',
  ],
  [
    'The signature',
    'The root is signed and published. Whoever keeps an old one can see that the new one contains it.',
  ],
  [
    'The proof',
    'A certificate carries the few hashes from its entry to the root: enough to check it in your browser, or with tools others wrote.',
  ],
] as const

/** By night, as the footer is: the part of the page one should remember. */
export const Checking = () => (
  <div data-theme="dark" className="relative isolate overflow-clip border-hairline border-y">
    <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-contour" />
    <Section className="grid gap-10">
      <div className="grid justify-items-start gap-4">
        <Eyebrow>Trust nobody, us included</Eyebrow>
        <Heading level={2}>How anyone can check the ledger</Heading>
      </div>
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([name, text], i) => (
          <li key={name} className="grid content-start gap-3 border-leaf border-t pt-5">
            <span aria-hidden="true" className="font-mono text-eyebrow text-leaf">
              {i + 1}
            </span>
            <h3 className="font-[500] text-xl">{name}</h3>
            <p className="text-note text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  </div>
)
