/**
 * Published factors, each with where it was published and when. Kilograms of CO2 (or CO2e where said) for one unit. Every
 * value was seen in a second source beside our own notes; one that could not be is not used, and stands in
 * docs/unchecked-facts.md until it is.
 */
export type EmissionFactor = {
  id: string
  name: string
  scope: 1 | 2 | 3
  kilograms: number
  per: 'kWh' | 'GJ' | 'litre' | 'kilometre'
  source: string
  year: number
}

const gallon = 3.785411784
const mile = 1.609344
const perGallon = (id: string, name: string, kilograms: number): EmissionFactor => ({
  id,
  name,
  scope: 1,
  kilograms: kilograms / gallon,
  per: 'litre',
  source: 'US EPA, GHG Emission Factors Hub (CO2, stationary and mobile combustion)',
  year: 2024,
})
const perGigajoule = (id: string, name: string, kilograms: number): EmissionFactor => ({
  id,
  name,
  scope: 1,
  kilograms,
  per: 'GJ',
  source: 'IPCC 2006 Guidelines for National GHG Inventories, volume 2, table 2.2 (CO2, net calorific value)',
  year: 2006,
})
const perMile = (id: string, name: string, kilograms: number): EmissionFactor => ({
  id,
  name,
  scope: 3,
  kilograms: kilograms / mile,
  per: 'kilometre',
  source: 'US EPA, GHG Emission Factors Hub (CO2, business travel and commuting)',
  year: 2024,
})

export const emissionFactors = {
  naturalGas: perGigajoule('ipcc-natural-gas', 'natural gas', 56.1),
  dieselEnergy: perGigajoule('ipcc-diesel', 'gas/diesel oil', 74.1),
  petrolEnergy: perGigajoule('ipcc-petrol', 'motor gasoline', 69.3),
  heatingOilEnergy: perGigajoule('ipcc-fuel-oil', 'residual fuel oil', 77.4),
  coalEnergy: perGigajoule('ipcc-coal', 'bituminous coal', 94.6),
  diesel: perGallon('epa-diesel', 'diesel (distillate fuel oil no. 2)', 10.21),
  petrol: perGallon('epa-petrol', 'motor gasoline', 8.78),
  // 75.20 kg a million Btu and 0.135 million Btu a gallon: the hub of 2025 as used by ClimateView/transition-element-framework.
  kerosene: perGallon('epa-kerosene', 'kerosene', 10.15),
  // Beside the short and the long haul of the same table, in a public calculator that names the hub of 2024.
  airTravel: perMile('epa-air-medium', 'air travel, medium haul, per passenger', 0.129),
  // 0.207074289 beside the gas factor of the same year, in a public calculator.
  electricityUk: {
    id: 'desnz-electricity-uk',
    name: 'grid electricity, United Kingdom',
    scope: 2,
    kilograms: 0.207074,
    per: 'kWh',
    source: 'UK Government GHG Conversion Factors for Company Reporting (CO2e, electricity generated)',
    year: 2023,
  },
  electricityUs: {
    id: 'egrid-electricity-us',
    name: 'grid electricity, United States average',
    scope: 2,
    kilograms: (823.1 * 0.45359237) / 1000,
    per: 'kWh',
    source: 'US EPA, eGRID2022 (CO2, US total output rate)',
    year: 2022,
  },
  electricityWorld: {
    id: 'ember-electricity-world',
    name: 'grid electricity, world average',
    scope: 2,
    kilograms: 0.48,
    per: 'kWh',
    source: 'Ember, Global Electricity Review 2024 (CO2, 2023)',
    year: 2024,
  },
} as const satisfies Record<string, EmissionFactor>
