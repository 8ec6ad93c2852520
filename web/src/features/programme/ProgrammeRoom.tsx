import { type Programme, programmeApi, programmeFormats } from '@ledgerleaf/contract/programme'
import { useQuery } from '@tanstack/react-query'
import { hrefOf } from '../../api/request.ts'
import { programmeQuery } from '../../nouns/programme/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FileMenu } from '../../ui/FileMenu.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageIndex } from '../../ui/PageIndex.tsx'
import { BaseYearPart } from './BaseYearPart.tsx'
import { Conflicts } from './Conflicts.tsx'
import { History } from './History.tsx'
import { InventorySources } from './InventorySources.tsx'
import { ProgrammeHead } from './ProgrammeHead.tsx'
import { TargetsPart } from './TargetsPart.tsx'
import { YearsPicture } from './YearsPicture.tsx'
import { YearTable } from './YearTable.tsx'

const Exports = () => (
  <FileMenu
    label="Export"
    files={programmeFormats.map((format) => ({
      name: format.toUpperCase(),
      says: `Export the programme as ${format.toUpperCase()}`,
      href: hrefOf(programmeApi.export, { query: { format } }),
    }))}
  />
)

/** Deadlines stand below the programme, on the same page. */
const parts = [
  { id: 'years', name: 'Years' },
  { id: 'targets', name: 'Targets' },
  { id: 'base-year', name: 'Base year' },
  { id: 'decisions', name: 'Decisions' },
  { id: 'sources', name: 'Source reports' },
  { id: 'deadlines', name: 'Deadlines' },
]

const Shown = ({ programme }: { programme: Programme }) => {
  if (programme.sources.length === 0)
    return (
      <div className="border-edge border-t-2 bg-sheet">
        <EmptyState
          of="path"
          title="No report of yours is read yet"
          text="Upload one and its years stand here beside each other, with the path to your targets. With a second report the years join, and what contradicts is yours to decide."
          action={<ButtonLink to="/analyses">Upload a report</ButtonLink>}
        />
      </div>
    )
  return (
    <>
      <ProgrammeHead programme={programme} />
      <PageIndex entries={parts} look="short" />
      <Conflicts programme={programme} />
      {/* On a large desk the picture stands beside its figures, and what is decided beside where it comes from. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 min-[100rem]:grid-cols-2">
        <YearsPicture programme={programme} />
        <YearTable programme={programme} exports={<Exports />} />
      </div>
      <TargetsPart programme={programme} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 min-[100rem]:grid-cols-2">
        <div className="grid items-start gap-x-10 gap-y-10 lg:max-[100rem]:grid-cols-2">
          <BaseYearPart programme={programme} />
          <History programme={programme} />
        </div>
        <InventorySources programme={programme} />
      </div>
    </>
  )
}

/** The programme of the organisation, in the order in which one works on it: what is to be decided comes first. */
export const ProgrammeRoom = () => {
  const query = useQuery(programmeQuery())
  return (
    <Loaded query={query} what="your programme" room="h-96">
      {(programme) => <Shown programme={programme} />}
    </Loaded>
  )
}
