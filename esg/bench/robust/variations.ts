import type { Format } from '../../testing/made/figures.ts'

/** How a table is set. What is not said is as most reports have it. */
export type Style = {
  drawn?: 'rules' | 'grid' | 'grounds'
  unit?: 'title' | 'head' | 'corner' | 'row' | 'column' | 'note'
  spanning?: boolean
  /** Running text beside the table. */
  aside?: 'left' | 'right'
  /** Years down, names across. */
  swapped?: boolean
  sheet?: boolean
  format?: Format
  year?: (year: number) => string
}

const short = (year: number) => `FY${String(year).slice(2)}`

export const variations: Record<string, Style> = {
  'no lines, unit in the title': {},
  'rules below rows': { drawn: 'rules' },
  'a grid': { drawn: 'grid' },
  'grounds of colour': { drawn: 'grounds' },
  'a head over all years': { spanning: true },
  'a head over all years, in a grid': { spanning: true, drawn: 'grid' },
  'text to the left': { aside: 'left' },
  'text to the right': { aside: 'right', drawn: 'rules' },
  'unit in each head': { unit: 'head' },
  'unit in the corner': { unit: 'corner' },
  'unit in each row': { unit: 'row' },
  'unit in a column': { unit: 'column', drawn: 'rules' },
  'unit in a note below': { unit: 'note' },
  'years down, names across': { swapped: true },
  'years down, names across, in a grid': { swapped: true, drawn: 'grid' },
  'figures as 1.234,5': { format: 'german' },
  'figures as 1 234,5': { format: 'french', drawn: 'rules' },
  'years as FY23': { year: short },
  'years as 2022/23': { year: (year) => `${year - 1}/${String(year).slice(2)}` },
  'a sheet': { sheet: true },
  'a sheet, unit in a column': { sheet: true, unit: 'column' },
  'a sheet, years down': { sheet: true, swapped: true },
  'all at once': { drawn: 'grounds', unit: 'note', spanning: true, aside: 'left', year: short },
}
