import { useQuery } from '@tanstack/react-query'
import { LogByHand } from '../../features/provenance/LogByHand.tsx'
import { LogEntries } from '../../features/provenance/LogEntries.tsx'
import { LogFigures } from '../../features/provenance/LogFigures.tsx'
import { LogTree } from '../../features/provenance/LogTree.tsx'
import { LogWitnesses } from '../../features/provenance/LogWitnesses.tsx'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'The public log' })

export default function LogScreen() {
  const query = useQuery(provenanceQueries.log())
  return (
    <>
      <PageHead
        eyebrow="Provenance"
        title="The public log"
        lead={
          <p className="text-pretty">
            Here you can check that credits were issued, sold and retired as their certificates say. Every
            movement of credits and money, and every act of an operator, is one signed entry. What was signed
            can only grow: nothing is changed, left out or put in later without everybody seeing it.
          </p>
        }
        aside={<LogTree size={query.data?.signed?.size ?? 0} />}
        actions={
          <>
            <ButtonLink to="#entries" variant="outline">
              Look into it
            </ButtonLink>
            <ButtonLink to="#by-hand" variant="outline">
              Check it by hand
            </ButtonLink>
          </>
        }
      />
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-14 pt-0!">
        <Loaded query={query} what="the log" room="h-40">
          {(log) => <LogFigures log={log} />}
        </Loaded>
        <LogEntries />
        {query.data && <LogWitnesses log={query.data} />}
        {query.data && <LogByHand log={query.data} address={window.location.origin} />}
      </Section>
    </>
  )
}
