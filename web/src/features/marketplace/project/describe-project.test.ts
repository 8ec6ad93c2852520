import { expect, test } from 'vitest'
import { describeProject } from './describe-project.ts'

const project = {
  category: 'biochar',
  mechanism: 'removal',
  country: 'TH',
  methodology: 'VM0044',
  registry: 'Verra VCS',
  sellerName: 'Meadow & Kiln',
  record: null,
} as const

test('a project is told by what is known of it, and what is not is said to be so', () => {
  expect(describeProject(project)).toBe(
    'Biochar project, Thailand: removal, by VM0044. Sold by Meadow & Kiln; its owner in the registry is not known here.',
  )
  expect(describeProject({ ...project, registry: null })).toBe(
    'Biochar project, Thailand: removal, by VM0044. Sold by Meadow & Kiln.',
  )
  const record = { name: 'Nam Phai', proponent: 'Kiln Ltd', asOf: '2026-11-15' }
  expect(describeProject({ ...project, record, methodology: null, mechanism: null })).toBe(
    'Biochar project, Thailand: methodology not stated yet. Kiln Ltd owns it in the registry, and Meadow & Kiln sells it.',
  )
})
