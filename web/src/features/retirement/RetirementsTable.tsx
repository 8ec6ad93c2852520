import { nameRegistryRetirement, type RegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { OwnRetirement } from '@ledgerleaf/contract/retirements'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

const AtRegistry = ({ atRegistry }: { atRegistry: RegistryRetirement | null }) => {
  const name = nameRegistryRetirement(atRegistry)
  // An id is read as one word and never torn at its dashes, unless it would push the rest out of sight.
  const whole = /^\S{1,24}$/.test(name) && 'whitespace-nowrap'
  if (!atRegistry?.link) return <span className={cn('text-muted', whole)}>{name}</span>
  return (
    <a href={atRegistry.link} rel="noopener noreferrer" target="_blank" className={cn(textLinkLook, whole)}>
      {name}
    </a>
  )
}

const Retirements = ({ retirements }: { retirements: readonly OwnRetirement[] }) => {
  // Whoever works alone knows who it was.
  const isShared = (useMine().current?.members ?? 1) > 1
  if (retirements.length === 0)
    return (
      <p className="border-edge border-t-2 bg-sheet px-5 py-6 text-muted">
        Nothing is retired yet. Each retirement will stand here with its certificate.
      </p>
    )
  return (
    <Table caption="Credits you have retired" folds>
      <thead>
        <tr>
          <TableHead>Retired on</TableHead>
          <TableHead>Project and serials</TableHead>
          <TableHead>For</TableHead>
          <TableHead numeric>Tonnes</TableHead>
          <TableHead>At the registry</TableHead>
          <TableHead>Proof</TableHead>
        </tr>
      </thead>
      <tbody>
        {retirements.map((retirement) => (
          <TableRow key={retirement.id}>
            <TableCell className="whitespace-nowrap">
              <span>
                <time dateTime={retirement.retiredAt}>{writeDate(retirement.retiredAt)}</time>
                {isShared && <span className="block text-muted text-sm">{retirement.madeBy}</span>}
              </span>
            </TableCell>
            <TableCell label="Project and serials" className="min-w-60 folded:min-w-0">
              <span className="grid justify-items-start gap-0.5 folded:justify-items-end">
                <TextLink to={`/projects/${retirement.projectId}`}>{retirement.projectName}</TextLink>
                <SerialList serials={retirement.serials} shownMax={2} />
              </span>
            </TableCell>
            <TableCell label="For">
              <span>
                {retirement.beneficiary}
                {retirement.onBehalfOf && (
                  <span className="block text-sm">on behalf of {retirement.onBehalfOf}</span>
                )}
                <span className="block text-muted text-sm">{retirement.purpose}</span>
                {!retirement.periodEndsOn && (
                  <span className="block text-muted text-sm">
                    No period named: for {retirement.retiredAt.slice(0, 4)}, the year it was made
                  </span>
                )}
              </span>
            </TableCell>
            <TableCell numeric label="Tonnes">
              {writeWhole(retirement.quantity)}
            </TableCell>
            <TableCell label="At the registry" className="[overflow-wrap:anywhere]">
              <AtRegistry atRegistry={retirement.atRegistry} />
            </TableCell>
            <TableCell label="Proof">
              <span>
                <TextLink to={`/certificates/${retirement.id}`}>Certificate</TextLink>
                {retirement.sharedId && (
                  <TextLink to={`/certificates/${retirement.sharedId}`} className="block text-sm">
                    Over all shares
                  </TextLink>
                )}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

export const RetirementsTable = () => {
  const query = useInfiniteQuery(retirementQueries.all())
  return (
    <Loaded query={query} what="your retirements" room="h-32">
      {({ pages }) => (
        <>
          <Retirements retirements={pages.flatMap(({ retirements }) => retirements)} />
          <ShowMore list={query}>Show earlier retirements</ShowMore>
        </>
      )}
    </Loaded>
  )
}
