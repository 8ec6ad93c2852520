/** Published factors, each with where it was published and when. Kilograms of CO2 (or CO2e where said) for one unit. */
export type EmissionFactor = {
  id: string
  name: string
  scope: 1 | 2 | 3
  kilograms: number
  per: 'kWh' | 'GJ' | 'litre' | 'kilometre'
  source: string
  year: number
  /** Whether the value was seen in a second source beside our own notes. */
  checked: boolean
}

const gallon = 3.785411784
const mile = 1.609344
const perGallon = (id: string, name: string, kilograms: number, checked = false): EmissionFactor => ({
  id,
  name,
  scope: 1,
  kilograms: kilograms / gallon,
  per: 'litre',
  source: 'US EPA, GHG Emission Factors Hub (CO2, stationary and mobile combustion)',
  year: 2024,
  checked,
})
const perGigajoule = (id: string, name: string, kilograms: number, checked = false): EmissionFactor => ({
  id,
  name,
  scope: 1,
  kilograms,
  per: 'GJ',
  source: 'IPCC 2006 Guidelines for National GHG Inventories, volume 2, table 2.2 (CO2, net calorific value)',
  year: 2006,
  checked,
})
const perMile = (id: string, name: string, kilograms: number): EmissionFactor => ({
  id,
  name,
  scope: 3,
  kilograms: kilograms / mile,
  per: 'kilometre',
  source: 'US EPA, GHG Emission Factors Hub (CO2, business travel and commuting)',
  year: 2024,
  checked: false,
})

export const emissionFactors = {
  naturalGas: perGigajoule('ipcc-natural-gas', 'natural gas', 56.1, true),
  dieselEnergy: perGigajoule('ipcc-diesel', 'gas/diesel oil', 74.1, true),
  petrolEnergy: perGigajoule('ipcc-petrol', 'motor gasoline', 69.3, true),
  heatingOilEnergy: perGigajoule('ipcc-fuel-oil', 'residual fuel oil', 77.4, true),
  coalEnergy: perGigajoule('ipcc-coal', 'bituminous coal', 94.6, true),
  diesel: perGallon('epa-diesel', 'diesel (distillate fuel oil no. 2)', 10.21, true),
  petrol: perGallon('epa-petrol', 'motor gasoline', 8.78, true),
  liquefiedGas: perGallon('epa-lpg', 'liquefied petroleum gases', 5.68),
  kerosene: perGallon('epa-kerosene', 'kerosene', 10.15),
  carTravel: perMile('epa-car', 'passenger car', 0.306),
  airTravel: perMile('epa-air-medium', 'air travel, medium haul, per passenger', 0.129),
  electricityUk: {
    id: 'desnz-electricity-uk',
    name: 'grid electricity, United Kingdom',
    scope: 2,
    kilograms: 0.207074,
    per: 'kWh',
    source: 'UK Government GHG Conversion Factors for Company Reporting (CO2e, electricity generated)',
    year: 2023,
    checked: false,
  },
  electricityUs: {
    id: 'egrid-electricity-us',
    name: 'grid electricity, United States average',
    scope: 2,
    kilograms: (823.1 * 0.45359237) / 1000,
    per: 'kWh',
    source: 'US EPA, eGRID2022 (CO2, US total output rate)',
    year: 2022,
    checked: true,
  },
  electricityWorld: {
    id: 'ember-electricity-world',
    name: 'grid electricity, world average',
    scope: 2,
    kilograms: 0.48,
    per: 'kWh',
    source: 'Ember, Global Electricity Review 2024 (CO2, 2023)',
    year: 2024,
    checked: true,
  },
} as const satisfies Record<string, EmissionFactor>
