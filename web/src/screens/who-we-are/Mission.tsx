import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { MarketTarget } from './MarketTarget.tsx'

export const Mission = () => (
  <div className="border-hairline border-y bg-sheet">
    <Section className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="grid gap-5">
        <Heading level={2}>A market that can carry its own growth</Heading>
        <p className="font-display text-[clamp(1.375rem,1.1rem+1.2vw,1.875rem)] leading-snug">
          From <span className="whitespace-nowrap text-leaf-strong">$2 billion</span> to{' '}
          <span className="text-leaf-strong">$20-50 billion by 2030</span>
        </p>
        <p className="text-muted">
          That is the growth target our mission cites for the voluntary carbon market. It is a target: not a
          measurement, and not a forecast of ours. The width of the span says how little is certain about it.
        </p>
        <p className="text-muted">
          What decides it is whether a tonne that is sold can be believed. So we work on that: on reading the
          evidence, on showing it, and on a record that nobody has to take on trust.
        </p>
      </div>
      <MarketTarget />
    </Section>
  </div>
)
