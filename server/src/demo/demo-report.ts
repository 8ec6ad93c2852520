import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findUpward } from '../platform/find-upward.ts'
import type { Paper } from '../platform/typeset/index.ts'

export const demoCompany = 'Demo Buyer Company'
const title = `${demoCompany}: Sustainability Report 2024`
const years = ['2022', '2023', '2024']

const emissions = [
  ['Scope 1', '1,284', '1,197', '1,102'],
  ['Scope 2 (location-based)', '2,410', '2,366', '2,298'],
  ['Scope 2 (market-based)', '1,905', '1,422', '986'],
  ['Scope 3', '14,730', '14,118', '13,460'],
  ['Category 1: Purchased goods and services', '9,120', '8,744', '8,310'],
  ['Category 4: Upstream transportation and distribution', '2,480', '2,391', '2,275'],
  ['Category 5: Waste generated in operations', '310', '298', '276'],
  ['Category 6: Business travel', '1,640', '1,495', '1,444'],
  ['Category 7: Employee commuting', '1,180', '1,190', '1,155'],
]

const words = [
  'Our greenhouse gas inventory covers all sites over which we have operational control and follows the GHG Protocol Corporate Standard. Scope 2 is reported by both methods.',
  'We will reduce absolute Scope 1 and Scope 2 emissions by 50% by 2030 from a 2022 base year, and reach net zero across the value chain by 2045.',
  'The electricity of our two plants has come from renewable sources since the middle of 2023. Business travel is booked by rail wherever a journey takes less than five hours.',
  'An independent auditor gave limited assurance on the Scope 1 and Scope 2 figures of this report in accordance with ISAE 3410.',
]

/** What the demo company's report says; `server/papers/demo-report.pdf` is this, set once. */
export const demoReport: Paper = {
  template: 'demo-report',
  title,
  date: '2025-03-31',
  address: 'https://example.com/sustainability-report-2024',
  content: {
    company: demoCompany,
    subtitle: 'Sustainability Report 2024',
    pages: [
      [{ kind: 'heading', text: 'Climate' }, ...words.map((text) => ({ kind: 'paragraph', text }))],
      [
        { kind: 'heading', text: 'Greenhouse gas emissions' },
        { kind: 'table', head: 'Emissions in tonnes CO2e', years, rows: emissions },
        { kind: 'heading', text: 'Energy' },
        {
          kind: 'table',
          head: 'Energy in MWh',
          years,
          rows: [['Total energy consumption', '11,240', '10,980', '10,615']],
        },
      ],
    ],
  },
}

/** Set ahead, because a first start should not wait for the typesetter. */
export const readDemoReport = (): Buffer => {
  const folder = findUpward('server/papers')
  if (folder === null) throw new Error('The folder server/papers is missing from this installation.')
  return readFileSync(path.join(folder, 'demo-report.pdf'))
}
