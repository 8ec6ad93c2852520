import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'

const standards = [
  {
    name: 'Verra VCS',
    full: 'Verified Carbon Standard',
    text: 'Issues serial-numbered units for tonnes that an independent body has verified. Each can be looked up in Verra’s registry.',
  },
  {
    name: 'Gold Standard',
    full: 'Gold Standard for the Global Goals',
    text: 'Certifies tonnes together with what a project does for development, and asks for both to be verified.',
  },
  {
    name: 'CCBS',
    full: 'Climate, Community & Biodiversity Standards',
    text: 'Says nothing about the number of tonnes and much about people and species. It comes beside a carbon standard, never in place of one.',
  },
] as const

export const Standards = () => (
  <Section>
    <Heading level={2}>The standards we work with</Heading>
    <ul className="mt-10 grid border-hairline border-t border-l bg-sheet md:grid-cols-3">
      {standards.map(({ name, full, text }) => (
        <li key={name} className="grid content-start gap-2 border-hairline border-r border-b p-6 sm:p-8">
          <h3 className="font-[500] text-xl">{name}</h3>
          <p className="font-mono text-eyebrow text-leaf-strong">{full}</p>
          <p className="mt-2 text-note text-muted">{text}</p>
        </li>
      ))}
    </ul>
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <p className="max-w-text text-muted text-sm">
        The names belong to their owners. We read their documents and honour their rules; none of them
        endorses us.
      </p>
      <ButtonLink to="/contact" variant="outline">
        Ask us something
      </ButtonLink>
    </div>
  </Section>
)
