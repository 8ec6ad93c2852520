import { writeEntry } from '@ledgerleaf/contract/entry-words'
import type { LogEntryPage } from '@ledgerleaf/contract/log'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { EntryLeaf } from '../../features/provenance/EntryLeaf.tsx'
import { EntryMoves } from '../../features/provenance/EntryMoves.tsx'
import { EntryPlace } from '../../features/provenance/EntryPlace.tsx'
import { EntryProof } from '../../features/provenance/EntryProof.tsx'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCount, writeUtc, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Part } from '../../ui/Part.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'An entry of the public log' })

const NoSuchEntry = () => {
  const { data } = useQuery(provenanceQueries.log())
  const size = data?.signed?.size ?? 0
  return (
    <div className="border-edge border-t-2 bg-sheet">
      <EmptyState
        of="search"
        title="The log has no entry with this number"
        text={
          size > 0
            ? `Its ${writeCount(size, 'signed entry', 'signed entries')} are numbered from 0 to ${writeWhole(size - 1)}. A higher number may come to be: the log only grows.`
            : 'Nothing is signed yet. The first entry has the number 0.'
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {size > 0 && <ButtonLink to={`/log/${size - 1}`}>The newest entry</ButtonLink>}
            <ButtonLink to="/log" variant="outline">
              The whole log
            </ButtonLink>
          </div>
        }
      />
    </div>
  )
}

const Lead = ({ page }: { page: LogEntryPage }) => {
  const { entry } = page
  const projects = entry.projectNames.slice(0, 3).join(', ')
  return (
    <>
      {writeEntry(entry)}
      {entry.credits !== null && `, ${writeCount(entry.credits, 'credit')}`}
      {projects && ` of ${projects}`}
      <time dateTime={entry.at} className="block pt-2 font-mono text-sm">
        {writeUtc(entry.at)}
      </time>
    </>
  )
}

const Full = ({ page }: { page: LogEntryPage }) => {
  const { entry, moves, moveCount } = page
  return (
    <>
      <EntryPlace {...page} />
      <Part
        title="What it says"
        lead={
          entry.kind === 'act'
            ? 'That it was done and when. Who did it, to whom and why stands in it as a commitment, which the operators can open.'
            : 'An account is told by what it is: whose it is, the log tells nobody.'
        }
      >
        {moves.length > 0 && <EntryMoves moves={moves} moveCount={moveCount} />}
        {entry.certificateId && (
          <p className="text-note">
            <TextLink to={`/certificates/${entry.certificateId}`}>
              The certificate of this retirement
            </TextLink>
          </p>
        )}
      </Part>
      <Part
        title="The proof, hash by hash"
        lead="From the leaf at the foot, each hash with the one beside it makes the next, up to the root that the log has signed."
      >
        <EntryProof entryId={entry.entryId} hash={entry.hash}>
          <section aria-labelledby="leaf" className="grid min-w-0 gap-3">
            <h3 id="leaf" className="font-[500] text-lg">
              The leaf
            </h3>
            <EntryLeaf {...page} />
          </section>
        </EntryProof>
      </Part>
    </>
  )
}

/** One entry of the public log: what it says, what it is about, its bytes, and the proof that it is in there. */
export default function LogEntryScreen() {
  const { index = '' } = useParams()
  // What is no number at all the server refuses; asking it keeps the first drawing the same whatever the address names.
  const query = useQuery(provenanceQueries.logEntry(Number(index)))
  const isUnknown = hasCode(query.error, 'not_found') || hasCode(query.error, 'invalid_input')
  const name = query.data ? `Entry ${writeWhole(query.data.entry.index)}` : 'An entry of the log'
  return (
    <>
      {query.data && <title>{`${name} of the public log · Ledgerleaf`}</title>}
      <PageHead
        eyebrow={<TextLink to="/log">The public log</TextLink>}
        title={isUnknown ? 'No such entry' : name}
        lead={query.data && <Lead page={query.data} />}
      />
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-14 pt-0!">
        {isUnknown && !query.data ? (
          <NoSuchEntry />
        ) : (
          <Loaded query={query} what="the entry" room="h-96">
            {(page) => <Full page={page} />}
          </Loaded>
        )}
      </Section>
    </>
  )
}
