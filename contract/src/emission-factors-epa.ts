import type { PublishedFactor } from './emission-factor.ts'
import { readFactorTable } from './read-factor-table.ts'

/**
 * From “GHG Emission Factors Hub”, US EPA, 15 January 2025: a work of the United States government, in the public domain. The hub
 * gives CO2, CH4 and N2O apart; kg CO2e is their sum with the GWP the hub names (AR5: 28 and 265). Pounds per MWh are converted by
 * 0.45359237. A line: its name, the activity, the unit, kg CO2e per unit, of it CO2, CH4 and N2O, the region, the table, what to know.
 */
const table = `
t1-natural-gas-mmbtu | natural-gas | mmBtu | 53.1145 | 53.06 0.028 0.0265 | US | Table 1 | Higher heating value
t1-lpg-mmbtu | lpg | mmBtu | 61.953 | 61.71 0.084 0.159 | US | Table 1 | Higher heating value
t1-lpg-gallon | lpg | US gallon | 5.70374 | 5.68 0.00784 0.0159 | US | Table 1 | -
t1-kerosene-mmbtu | burning-oil | mmBtu | 75.443 | 75.2 0.084 0.159 | US | Table 1 | Higher heating value
t1-kerosene-gallon | burning-oil | US gallon | 10.18268 | 10.15 0.01148 0.0212 | US | Table 1 | -
t1-distillate-2-mmbtu | gas-oil | mmBtu | 74.203 | 73.96 0.084 0.159 | US | Table 1 | Higher heating value
t1-distillate-2-gallon | gas-oil | US gallon | 10.24268 | 10.21 0.01148 0.0212 | US | Table 1 | -
t1-residual-6-mmbtu | fuel-oil | mmBtu | 75.343 | 75.1 0.084 0.159 | US | Table 1 | Higher heating value
t1-residual-6-gallon | fuel-oil | US gallon | 11.30645 | 11.27 0.0126 0.02385 | US | Table 1 | -
t1-coal-industrial | coal | short ton | 2132.428 | 2116 6.888 9.54 | US | Table 1 | Mixed, industrial sector
t2-diesel | diesel | US gallon | 10.21 | - | US | Table 2 | CO2 alone: CH4 and N2O hang on the vehicle
t2-gasoline | petrol | US gallon | 8.78 | - | US | Table 2 | CO2 alone: CH4 and N2O hang on the vehicle
t6-us-average | electricity | kWh | 0.35164249532643 | 0.34995694607951 0.00072393342252 0.0009616158244 | US | Table 6 (eGRID2023) | Average of the United States, total output, without grid losses
t7-steam-heat | district-heat | mmBtu | 66.398125 | 66.33 0.035 0.033125 | US | Table 7 | Made from natural gas
t10-car | car-trip | mile | 0.2985697 | 0.297 0.0001652 0.0014045 | US | Table 10 | -
t10-intercity-rail | rail | person-mile | 0.096754 | 0.096 0.000224 0.00053 | US | Table 10 | -
t10-transit-rail | underground | person-mile | 0.093475 | 0.093 0.00021 0.000265 | US | Table 10 | -
t10-transit-rail-tram | tram | person-mile | 0.093475 | 0.093 0.00021 0.000265 | US | Table 10 | -
t10-bus | bus | person-mile | 0.0666323 | 0.066 0.0001288 0.0005035 | US | Table 10 | -
t10-air-short | flight-domestic | person-mile | 0.2089282 | 0.207 0.0001792 0.001749 | US | Table 10 | Without radiative forcing of flights
t10-air-medium | flight-short | person-mile | 0.1301033 | 0.129 0.0000168 0.0010865 | US | Table 10 | Without radiative forcing of flights
t10-air-long | flight-long | person-mile | 0.1643948 | 0.163 0.0000168 0.001378 | US | Table 10 | Without radiative forcing of flights
t10-commute-car | commute-car | mile | 0.2985697 | 0.297 0.0001652 0.0014045 | US | Table 10 | -
t10-commute-motorcycle | commute-motorbike | mile | 0.3754684 | 0.368 0.0024864 0.004982 | US | Table 10 | -
t10-commute-bus | commute-bus | person-mile | 0.0666323 | 0.066 0.0001288 0.0005035 | US | Table 10 | -
t10-commuter-rail | commute-rail | person-mile | 0.133983 | 0.133 0.000294 0.000689 | US | Table 10 | -
t10-commute-transit | commute-underground | person-mile | 0.093475 | 0.093 0.00021 0.000265 | US | Table 10 | -
t10-commute-tram | commute-tram | person-mile | 0.093475 | 0.093 0.00021 0.000265 | US | Table 10 | -
t8-truck | freight-road | short ton-mile | 0.1874758 | 0.186 0.0000448 0.001431 | US | Table 8 | -
t8-rail | freight-rail | short ton-mile | 0.0211773 | 0.021 0.0000448 0.0001325 | US | Table 8 | -
t8-aircraft | freight-air-long | short ton-mile | 1.094851 | 1.086 0 0.008851 | US | Table 8 | Without radiative forcing of flights
t9-msw-landfilled | waste-landfill | short ton | 580 | - | US | Table 9 | -
t9-msw-combusted | waste-incineration | short ton | 430 | - | US | Table 9 | -
t9-paper-recycled | waste-paper-recycled | short ton | 70 | - | US | Table 9 | -
t9-paper-landfilled | waste-paper-landfill | short ton | 890 | - | US | Table 9 | -
t9-food-landfilled | waste-food-landfill | short ton | 680 | - | US | Table 9 | -
t9-food-composted | waste-food-compost | short ton | 110 | - | US | Table 9 | -
t9-electronics-recycled | waste-electrical | short ton | 20 | - | US | Table 9 | -
`

export const epaFactors: readonly PublishedFactor[] = readFactorTable(table).map(({ name, ...factor }) => ({
  ...factor,
  id: `epa-hub-2025/${name}`,
  // The grid is the one of eGRID2023, which the hub of 2025 takes over.
  year: factor.activity === 'electricity' ? 2023 : 2025,
  source: 'epa-hub-2025',
}))
