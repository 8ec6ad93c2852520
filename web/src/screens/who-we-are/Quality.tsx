import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'

const questions = [
  ['Additionality', 'Would it have happened without the credits?'],
  ['Quantification', 'Is the baseline conservative, and is what moves elsewhere counted?'],
  ['Permanence', 'How long does the carbon stay, and who makes it good if it does not?'],
  ['Verification', 'Who checked it, when, and can their report be read?'],
  ['Claims', 'Could the same tonne be sold or counted twice?'],
  ['Safeguards', 'Did the people who live there agree, and do they share in it?'],
] as const

export const Quality = () => (
  <Section className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
    <div className="grid content-start justify-items-start gap-4 self-start lg:sticky lg:top-28">
      <Eyebrow>Six questions</Eyebrow>
      <Heading level={2}>How we judge quality</Heading>
      <p className="text-muted">
        Software reads the documents of a project and finds the places that answer these questions. Published
        rules turn them into points; no language model has a part in the score. Whether a project may be sold,
        a person decides.
      </p>
      <p className="text-muted">
        A point without a page to show for it is not given. How much could be proved stands beside the score,
        because missing evidence is not average evidence. It is a screening score, not a rating.
      </p>
    </div>
    <dl className="border-hairline border-t">
      {questions.map(([name, question]) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-hairline border-b py-5 sm:grid-cols-[12rem_1fr] sm:items-baseline"
        >
          <dt className="font-mono text-leaf-strong text-sm">{name}</dt>
          <dd className="font-display text-xl leading-snug">{question}</dd>
        </div>
      ))}
    </dl>
  </Section>
)
