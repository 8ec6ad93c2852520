/** The shapes that others see: what goes in, what comes out, and where each figure stands in the document. */

export type Metric =
  | 'scope1'
  | 'scope2_location'
  | 'scope2_market'
  | 'scope2_unspecified'
  | 'scope3_total'
  | `scope3_cat${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15}`
  | 'total'
  | 'energy_total_mwh'

export type Format = 'pdf' | 'xlsx' | 'xls' | 'csv' | 'docx' | 'doc'

/** Points (1/72 inch) from the upper left corner of the page as it is shown. */
export type Box = { x0: number; y0: number; x1: number; y1: number }

/** A page and a place on it, or a sheet and a cell; always the words that stand there. */
export type Evidence = {
  page: number | null
  box: Box | null
  sheet: string | null
  cell: string | null
  quote: string
}

export type Finding = {
  metric: Metric
  year: number
  /** Tonnes of CO2 equivalent, or MWh for energy. */
  value: number
  unit: 'tCO2e' | 'MWh'
  rawValue: string
  rawUnit: string
  /** How the raw figure became the value, in words. */
  conversion: string
  /** 0 to 1. Below `reviewBelow` a person should look. */
  confidence: number
  gas: 'CO2e' | 'CO2'
  evidence: Evidence
  /** The part of the company it is about, in the document's words; null where it is the whole. */
  perimeter: string | null
  /** What spoke for and against this reading, the weightiest first, in words. */
  reasons: string[]
  /** The path of headings the figure was read under. */
  context: string[]
  /** Which reader found it. */
  rule: string
  /** Other figures the document prints for the same metric and year. */
  alternatives: AlternativeFigure[]
}

export type AlternativeFigure = {
  value: number
  rawValue: string
  rawUnit: string
  perimeter: string | null
  evidence: Evidence
}

/** A page that seems to hold a figure we could not settle: it is missing, or its readings contradict each other. */
export type Gap = {
  kind: 'missing' | 'conflict'
  metric: Metric
  year: number
  page: number
  sheet: string | null
}

export type EmissionSource = {
  name: string
  scope: 1 | 2 | 3 | null
  year: number
  tonnes: number
  /** Of all sources of its year. */
  share: number | null
  evidence: Evidence
  /** Set where the document holds the activity only and we multiplied it. */
  computed: { activity: string; factorId: string; factor: string; factorSource: string } | null
}

export type Intensity = { name: string; year: number; value: number; unit: string; evidence: Evidence }

export type Target = {
  text: string
  percent: number | null
  baseYear: number | null
  targetYear: number | null
  scopes: number[]
  netZero: boolean
  evidence: Evidence
}

export type Severity = 'high' | 'medium' | 'low'

export type Flag = {
  id: string
  /** What a rule finds in the document, or where our own reading wants a look before anybody is accused. */
  kind: 'rule' | 'our reading'
  severity: Severity
  title: string
  /** What was found, or that something was not found in this document. */
  found: string
  standards: { name: string; reference: string }[]
  todo: string
  evidence: Evidence[]
}

/** What emissions can be set in relation to, as the document gives it for a year. */
export type Base = {
  kind: 'revenue' | 'employees'
  year: number
  value: number
  /** What one of it is: an employee, or money as printed, such as "EUR million". */
  unit: string
  evidence: Evidence
}

/** What the words of a document say, whatever its figures are settled to be. */
export type Cues = {
  /** By the name of what is listened for: where it is said first, or null. */
  said: Record<string, Evidence | null>
  /** Categories of Scope 3 left out without a reason. */
  leftOut: { category: number; evidence: Evidence }[]
  bases: Base[]
}

export type Stats = {
  format: Format
  bytes: number
  pages: number
  scannedPages: number
  words: number
  candidates: number
  dropped: number
  milliseconds: number
}

/** How many rows a large sheet has, and how many of them were read; the others were only looked through. */
export type Skim = { rows: number; read: number }

export type ReportAnalysis = {
  company: string | null
  years: number[]
  reportYear: number | null
  findings: Finding[]
  /** What the findings are about: the whole company (null), or the part named here. */
  perimeter: string | null
  gaps: Gap[]
  sources: EmissionSource[]
  intensities: Intensity[]
  targets: Target[]
  cues: Cues
  flags: Flag[]
  /** The sheets of which not every row was read. */
  skimmed: (Skim & { sheet: string | null })[]
  stats: Stats
}

export type ReadingStep = 'reading' | 'recognising' | 'extracting' | 'checking' | 'done'

export type DocumentInput = { name: string; bytes: Uint8Array }

export type Options = {
  onStep?: (step: ReadingStep, progress: { done: number; of: number }) => void
  /** Read pages without text as pictures. On unless set to false. */
  ocr?: boolean
  /** Told the words of the document once they are read, so that whoever wants both need not read it twice. */
  onText?: (text: DocumentText) => void
}

export type TextLine = { text: string; box: Box | null; cell: string | null }
export type TextPage = {
  page: number
  sheet: string | null
  /** A sheet that a workbook does not show. */
  hidden: boolean
  width: number
  height: number
  lines: TextLine[]
}
export type DocumentText = { format: Format; pages: TextPage[]; scannedPages: number[] }

/** A piece of a text that was put together from several, and where in the text it begins. */
export type LaidPiece = { text: string; from: number; box: Box | null; cell: string | null }
export type LaidText = { text: string; pieces: LaidPiece[] }
/** A whole paragraph, or a table with its cells in their columns; null where a cell is empty. */
export type PageBlock =
  | { kind: 'paragraph'; words: LaidText }
  | { kind: 'table'; rows: (LaidText | null)[][] }
export type LaidPage = TextPage & { blocks: PageBlock[] }

/** Below this confidence a finding asks for a person's look. */
export const reviewBelow = 0.97
