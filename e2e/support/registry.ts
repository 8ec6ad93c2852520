import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

type Published = {
  registry: string
  projectId: string
  prefix: string
  first: number
  last: number
  year: number
  state?: 'issued' | 'retired'
}
type Described = { registry: string; projectId: string; name: string; country: string }

const unitColumns = {
  projectId: 'Project',
  prefix: 'Serial prefix',
  first: 'First serial',
  last: 'Last serial',
  vintage: 'Vintage',
  state: 'State',
}
const projectColumns = {
  projectId: 'Project',
  name: 'Name',
  country: 'Country',
  methodology: 'Methodology',
  creditingStartsOn: 'Crediting from',
  creditingEndsOn: 'Crediting to',
}

/** A registry's file, sent and brought in by the calls of an operator's clicks. */
const bring = async (
  operator: APIRequestContext,
  about: { registry: string; kind: string; columns: object },
  lines: readonly (readonly (string | number)[])[],
): Promise<void> => {
  const { csrfToken } = await (await operator.get('/api/csrf-token')).json()
  const headers = { 'x-csrf-token': csrfToken }
  const text = [Object.values(about.columns), ...lines].map((line) => line.join(',')).join('\n')
  const query = new URLSearchParams({ ...about, columns: JSON.stringify(about.columns) })
  const file = { name: 'records.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  const sent = await operator.post(`/api/operator/registries/uploads?${query}`, {
    multipart: { file },
    headers,
  })
  expect(sent.status(), await sent.text()).toBe(200)
  const { id } = await sent.json()
  const brought = await operator.post(`/api/operator/registries/uploads/${id}/import`, { headers })
  expect(brought.status(), await brought.text()).toBe(200)
}

/** The registry has issued, or retired, these serials. */
export const publishSerials = (operator: APIRequestContext, said: Published): Promise<void> =>
  bring(operator, { registry: said.registry, kind: 'units', columns: unitColumns }, [
    [said.projectId, said.prefix, said.first, said.last, said.year, said.state ?? 'issued'],
  ])

export const publishProject = (operator: APIRequestContext, said: Described): Promise<void> =>
  bring(operator, { registry: said.registry, kind: 'projects', columns: projectColumns }, [
    [said.projectId, said.name, said.country, 'VM0044 Biochar Utilization', '2020-01-01', '2029-12-31'],
  ])
