import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { activityQueries } from '../../nouns/activity/queries.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { BeginForm } from './BeginForm.tsx'
import { FactorSources } from './FactorSources.tsx'
import { InventoryEditor } from './InventoryEditor.tsx'
import { InventoryList } from './InventoryList.tsx'
import { LineSteps } from './LineSteps.tsx'
import { ScopePreviews } from './ScopePreviews.tsx'
import { TemplateLinks } from './TemplateLinks.tsx'

const Editing = ({ id }: { id: string }) => (
  <Loaded query={useQuery(activityQueries.one(id))} what="the lines" room="h-96">
    {(inventory) => (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-2xl [overflow-wrap:anywhere]">
            {inventory.companyName}, {inventory.year}
          </span>
          <TextLink to="/footprint" className="text-sm">
            All footprints
          </TextLink>
        </p>
        <InventoryEditor key={inventory.id} inventory={inventory} />
      </div>
    )}
  </Loaded>
)

const Beginning = ({ onBegun }: { onBegun: (id: string) => void }) => (
  <Loaded query={useQuery(activityQueries.list())} what="your footprints">
    {({ inventories }) => (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="border-edge border-t-2 bg-sheet">
            <BeginForm onBegun={onBegun} />
          </div>
          <p className="text-muted text-sm">
            Or fill the template with colleagues first: <TemplateLinks />. There is a report after all?{' '}
            <TextLink to="/#ask">Upload it instead</TextLink>
          </p>
          <LineSteps />
        </div>
        {inventories.length > 0 && (
          <Part title="Begun before">
            <InventoryList inventories={inventories} />
          </Part>
        )}
        <Part
          title="What it will be made of"
          lead="Enter what applies to you and leave out the rest: each scope opens to what it asks for and whose factors stand ready."
        >
          <ScopePreviews />
        </Part>
        <details className="border-edge border-t pt-4">
          <summary className="min-h-6 w-fit cursor-pointer font-medium text-leaf-strong">
            Where the factors come from
          </summary>
          <div className="mt-5">
            <FactorSources />
          </div>
        </details>
      </div>
    )}
  </Loaded>
)

/** One inventory where the address names one; else where to begin, and what was begun. */
export const ActivityDesk = () => {
  const [search, setSearch] = useSearchParams()
  const id = search.get('of')
  return id === null ? (
    <Beginning onBegun={(begun) => setSearch({ of: begun })} />
  ) : (
    <Editing key={id} id={id} />
  )
}
