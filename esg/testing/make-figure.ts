import type { FlagFigure } from '../src/flags/flag-input.ts'
import type { AlternativeFigure, Cues, Metric } from '../src/types.ts'

export const someEvidence = (quote = 'as printed') => ({ page: 1, box: null, sheet: null, cell: null, quote })

/** A figure of an inventory that nothing speaks against. */
export const makeFigure = (
  metric: Metric,
  year: number,
  value: number,
  more: Partial<FlagFigure> = {},
): FlagFigure => ({
  metric,
  year,
  value,
  unit: metric === 'energy_total_mwh' ? 'MWh' : 'tCO2e',
  rawValue: String(value),
  gas: 'CO2e',
  context: [],
  perimeter: null,
  alternatives: [],
  evidence: someEvidence(`${metric} ${value}`),
  sure: true,
  ...more,
})

export const otherValue = (value: number, perimeter: string | null = null): AlternativeFigure => ({
  value,
  rawValue: String(value),
  rawUnit: 't',
  perimeter,
  evidence: someEvidence(String(value)),
})

export const noCues: Cues = { said: {}, leftOut: [], bases: [] }
