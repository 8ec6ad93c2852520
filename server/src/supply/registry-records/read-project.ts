import { writeRegistryId } from '@ledgerleaf/contract/registries'
import type { ProjectField } from '@ledgerleaf/contract/registry-records'
import type { Cells, Layout } from './layout.ts'
import { cut, LineRefused, readDay, readListed, readWhole } from './read-cells.ts'
import { readCountry } from './read-country.ts'

export type ProjectRecord = {
  projectId: string
  externalId: string | null
  name: string
  proponent: string | null
  country: string | null
  countryText: string | null
  type: string | null
  methodology: string | null
  status: string | null
  creditingStartsOn: string | null
  creditingEndsOn: string | null
  annualEstimate: number | null
  url: string | null
}

/** An id as the registry prints it and sellers type it. */
export const readProjectId = ({ registry, idIsExternal }: Layout, text: string): string => {
  if (text.length > 80) throw new LineRefused('The id of the project is too long')
  if (idIsExternal) return text
  return writeRegistryId(registry, text.replace(/\.0$/, ''))
}

const readUrl = (text: string): string | null => (/^https?:\/\/\S{3,500}$/i.test(text) ? text : null)

/** One project as a line of the registry's file tells it. */
export const readProject = (layout: Layout, cell: Cells<ProjectField>): ProjectRecord => {
  const externalId = cut(cell('externalId'), 80)
  const projectId = readProjectId(layout, cell('projectId')) || externalId
  if (!projectId) throw new LineRefused('The project has no id')
  const name = cut(cell('name'), 500)
  if (!name) throw new LineRefused(`Project ${projectId} has no name`)
  const countryText = cut(readListed(cell('country'), 'country') ?? '', 200)
  return {
    projectId,
    externalId,
    name,
    proponent: cut(cell('proponent'), 500),
    country: countryText && readCountry(countryText),
    countryText,
    type: cut(readListed(cell('type'), 'description') ?? '', 500),
    methodology: cut(cell('methodology'), 500),
    status: cut(cell('status'), 100),
    creditingStartsOn: readDay(cell('creditingStartsOn'), 'Start of the crediting period'),
    creditingEndsOn: readDay(cell('creditingEndsOn'), 'End of the crediting period'),
    annualEstimate: readWhole(cell('annualEstimate'), 'Estimated credits of a year'),
    url: readUrl(cell('url')),
  }
}
