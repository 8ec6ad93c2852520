import type { PublishedFactor } from './emission-factor.ts'
import { readFactorTable } from './read-factor-table.ts'

/**
 * From “UK Government GHG Conversion Factors for Company Reporting”, 2024, version 1.1: the flat file, each value compared with
 * the full set. Contains public sector information licensed under the Open Government Licence v3.0. A line: the number of the row
 * in the flat file, the activity, the unit, kg CO2e per unit, of it CO2, CH4 and N2O, the region, the sheet, what to know.
 */
const table = `
1_100_1004_6 | natural-gas | kWh | 0.1829 | 0.18253 0.00028 0.00009 | GB | Fuels | Gross calorific value
1_100_1004_1 | natural-gas | m3 | 2.04542 | 2.0414 0.00307 0.00095 | GB | Fuels | -
1_100_1004_15 | natural-gas | t | 2568.16441 | 2563.12 3.8528 1.19161 | GB | Fuels | -
1_100_1003_6 | lpg | kWh | 0.2145 | 0.21419 0.00019 0.00012 | GB | Fuels | Gross calorific value
1_100_1003_8 | lpg | litre | 1.55713 | 1.55491 0.00136 0.00086 | GB | Fuels | -
1_100_1003_15 | lpg | t | 2939.36095 | 2935.18 2.5536 1.62735 | GB | Fuels | -
1_101_1010_6 | burning-oil | kWh | 0.24677 | 0.24557 0.00066 0.00054 | GB | Fuels | Gross calorific value
1_101_1010_8 | burning-oil | litre | 2.54015 | 2.52782 0.00674 0.00559 | GB | Fuels | -
1_101_1010_15 | burning-oil | t | 3165.04181 | 3149.67 8.4 6.97181 | GB | Fuels | -
1_101_1014_6 | gas-oil | kWh | 0.25649 | 0.25359 0.00029 0.00261 | GB | Fuels | Gross calorific value
1_101_1014_8 | gas-oil | litre | 2.75541 | 2.72417 0.00315 0.02809 | GB | Fuels | -
1_101_1014_15 | gas-oil | t | 3226.57859 | 3190 3.6848 32.89379 | GB | Fuels | -
1_101_1013_6 | fuel-oil | kWh | 0.26814 | 0.26709 0.00045 0.0006 | GB | Fuels | Gross calorific value
1_101_1013_8 | fuel-oil | litre | 3.17493 | 3.16262 0.0053 0.00701 | GB | Fuels | -
1_101_1013_15 | fuel-oil | t | 3228.89019 | 3216.38 5.3872 7.12299 | GB | Fuels | -
1_102_1025_6 | coal | kWh | 0.32302 | 0.31971 0.00103 0.00228 | GB | Fuels | Gross calorific value
1_102_1025_15 | coal | t | 2399.43994 | 2374.87 7.6384 16.93154 | GB | Fuels | -
1_101_1011_8 | diesel | litre | 2.51279 | 2.4796 0.00029 0.0329 | GB | Fuels | Average biofuel blend at the pump
1_101_1017_8 | petrol | litre | 2.0844 | 2.07047 0.00806 0.00587 | GB | Fuels | Average biofuel blend at the pump
1_101_1012_8 | diesel | litre | 2.66155 | 2.62818 0.00029 0.03308 | GB | Fuels | 100 % mineral diesel
1_101_1018_8 | petrol | litre | 2.35372 | 2.33955 0.0082 0.00597 | GB | Fuels | 100 % mineral petrol
2_103_1036_8 | hvo | litre | 0.03558 | - | GB | Bioenergy | CO2 of biogenic origin is outside the scopes
2_103_1032_8 | biodiesel | litre | 0.16751 | - | GB | Bioenergy | CO2 of biogenic origin is outside the scopes
2_104_1045_15 | wood-pellets | t | 54.33654 | - | GB | Bioenergy | CO2 of biogenic origin is outside the scopes
2_104_1045_5 | wood-pellets | kWh | 0.01132 | - | GB | Bioenergy | CO2 of biogenic origin is outside the scopes
7_400_4000_5 | electricity | kWh | 0.20705 | 0.20493 0.0009 0.00122 | GB | UK electricity | Electricity generated, without grid losses
10_401_4003_5 | district-heat | kWh | 0.17965 | 0.17791 0.00122 0.00052 | GB | Heat and steam | Without losses of the network
3_200_2026_3 | r134a | kg | 1300 | - | WORLD | Refrigerant & other | GWP over 100 years
3_200_2014_3 | r32 | kg | 677 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2122_3 | r404a | kg | 3943 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2131_3 | r407a | kg | 1923 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2137_3 | r407c | kg | 1624 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2146_3 | r407f | kg | 1674 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2158_3 | r410a | kg | 1924 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2191_3 | r417a | kg | 2127 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2227_3 | r422d | kg | 2473 | - | WORLD | Refrigerant & other | GWP over 100 years
3_201_2332_3 | r507a | kg | 3985 | - | WORLD | Refrigerant & other | GWP over 100 years
3_202_2389_3 | r22 | kg | 1760 | - | WORLD | Refrigerant & other | GWP over 100 years
3_204_2473_3 | r290 | kg | 0.06 | - | WORLD | Refrigerant & other | GWP over 100 years
3_204_2476_3 | r600a | kg | 3 | - | WORLD | Refrigerant & other | GWP over 100 years
3_204_2494_3 | r1234yf | kg | 1 | - | WORLD | Refrigerant & other | GWP over 100 years
3_200_2077_3 | sf6 | kg | 23500 | - | WORLD | Refrigerant & other | GWP over 100 years
4_301_3070_4 | car-petrol | km | 0.1645 | 0.16382 0.00036 0.00032 | GB | Passenger vehicles | -
4_301_3069_4 | car-diesel | km | 0.16984 | 0.16817 0 0.00167 | GB | Passenger vehicles | -
4_301_3071_4 | car-hybrid | km | 0.12607 | 0.1249 0.00019 0.00098 | GB | Passenger vehicles | -
4_301_3075_4 | car-plug-in | km | 0.0936 | 0.09314 0.00026 0.0002 | GB | Passenger vehicles | -
4_301_3074_4 | car-unknown | km | 0.16691 | 0.16574 0.00019 0.00098 | GB | Passenger vehicles | -
4_302_3080_4 | motorbike | km | 0.11367 | 0.11138 0.00177 0.00052 | GB | Passenger vehicles | -
5_303_3102_4 | van-diesel | km | 0.25023 | 0.24858 0 0.00165 | GB | Delivery vehicles | -
5_303_3103_4 | van-petrol | km | 0.22095 | 0.22024 0.00027 0.00044 | GB | Delivery vehicles | -
5_303_3106_4 | van-unknown | km | 0.24934 | 0.24771 0.00001 0.00162 | GB | Delivery vehicles | -
5_304_3140_4 | truck | km | 0.87296 | 0.86085 0.00016 0.01195 | GB | Delivery vehicles | -
21_316_3160_11 | flight-domestic | person-km | 0.27257 | 0.27101 0.00022 0.00134 | GB | Business travel- air | With radiative forcing of flights
21_316_3161_11 | flight-domestic | person-km | 0.16098 | 0.15942 0.00022 0.00134 | GB | Business travel- air | Without radiative forcing of flights
21_316_3162_11 | flight-short | person-km | 0.18592 | 0.18499 0.00001 0.00092 | GB | Business travel- air | With radiative forcing of flights
21_316_3163_11 | flight-short | person-km | 0.10974 | 0.10881 0.00001 0.00092 | GB | Business travel- air | Without radiative forcing of flights
21_316_3164_11 | flight-short-economy | person-km | 0.18287 | 0.18196 0.00001 0.0009 | GB | Business travel- air | With radiative forcing of flights
21_316_3165_11 | flight-short-economy | person-km | 0.10794 | 0.10703 0.00001 0.0009 | GB | Business travel- air | Without radiative forcing of flights
21_316_3166_11 | flight-short-business | person-km | 0.2743 | 0.27294 0.00001 0.00135 | GB | Business travel- air | With radiative forcing of flights
21_316_3167_11 | flight-short-business | person-km | 0.16191 | 0.16055 0.00001 0.00135 | GB | Business travel- air | Without radiative forcing of flights
21_316_3168_11 | flight-long | person-km | 0.26128 | 0.25998 0.00001 0.00129 | GB | Business travel- air | With radiative forcing of flights
21_316_3169_11 | flight-long | person-km | 0.15423 | 0.15293 0.00001 0.00129 | GB | Business travel- air | Without radiative forcing of flights
21_316_3170_11 | flight-long-economy | person-km | 0.20011 | 0.19911 0.00001 0.00099 | GB | Business travel- air | With radiative forcing of flights
21_316_3171_11 | flight-long-economy | person-km | 0.11812 | 0.11712 0.00001 0.00099 | GB | Business travel- air | Without radiative forcing of flights
21_316_3172_11 | flight-long-premium | person-km | 0.32015 | 0.31857 0.00001 0.00157 | GB | Business travel- air | With radiative forcing of flights
21_316_3173_11 | flight-long-premium | person-km | 0.18897 | 0.18739 0.00001 0.00157 | GB | Business travel- air | Without radiative forcing of flights
21_316_3174_11 | flight-long-business | person-km | 0.58028 | 0.57741 0.00002 0.00285 | GB | Business travel- air | With radiative forcing of flights
21_316_3175_11 | flight-long-business | person-km | 0.34252 | 0.33965 0.00002 0.00285 | GB | Business travel- air | Without radiative forcing of flights
21_316_3176_11 | flight-long-first | person-km | 0.8004 | 0.79643 0.00003 0.00394 | GB | Business travel- air | With radiative forcing of flights
21_316_3177_11 | flight-long-first | person-km | 0.47246 | 0.46849 0.00003 0.00394 | GB | Business travel- air | Without radiative forcing of flights
21_316_3178_11 | flight-other | person-km | 0.1758 | 0.17493 0.00001 0.00086 | GB | Business travel- air | With radiative forcing of flights
21_316_3179_11 | flight-other | person-km | 0.10377 | 0.1029 0.00001 0.00086 | GB | Business travel- air | Without radiative forcing of flights
25_315_3147_11 | rail | person-km | 0.03546 | 0.0351 0.00008 0.00028 | GB | Business travel- land | -
25_315_3148_11 | rail-international | person-km | 0.00446 | 0.00441 0.00002 0.00003 | GB | Business travel- land | -
25_315_3149_11 | tram | person-km | 0.0286 | 0.02832 0.00012 0.00016 | GB | Business travel- land | -
25_315_3150_11 | underground | person-km | 0.0278 | 0.02753 0.00011 0.00016 | GB | Business travel- land | -
25_314_3145_11 | bus | person-km | 0.10846 | 0.10772 0.00001 0.00073 | GB | Business travel- land | -
25_314_3146_11 | coach | person-km | 0.02717 | 0.02668 0.00001 0.00048 | GB | Business travel- land | -
25_313_3141_11 | taxi | person-km | 0.14861 | 0.14742 0 0.00119 | GB | Business travel- land | -
23_318_3190_11 | ferry | person-km | 0.1127 | 0.11131 0.00004 0.00135 | GB | Business travel- sea | -
25_301_3074_4 | car-trip | km | 0.16691 | 0.16574 0.00019 0.00098 | GB | Business travel- land | -
25_313_3141_4 | taxi | km | 0.20805 | 0.20638 0 0.00167 | GB | Business travel- land | -
29_600_4000_13 | hotel | room-night | 10.4 | - | GB | Hotel stay | -
29_600_4003_13 | hotel | room-night | 35 | - | AU | Hotel stay | -
29_600_4005_13 | hotel | room-night | 12.2 | - | BE | Hotel stay | -
29_600_4006_13 | hotel | room-night | 8.7 | - | BR | Hotel stay | -
29_600_4007_13 | hotel | room-night | 7.4 | - | CA | Hotel stay | -
29_600_4008_13 | hotel | room-night | 27.6 | - | CL | Hotel stay | -
29_600_4009_13 | hotel | room-night | 53.5 | - | CN | Hotel stay | -
29_600_4010_13 | hotel | room-night | 14.7 | - | CO | Hotel stay | -
29_600_4011_13 | hotel | room-night | 4.7 | - | CR | Hotel stay | -
29_600_4013_13 | hotel | room-night | 44.2 | - | EG | Hotel stay | -
29_600_4016_13 | hotel | room-night | 6.7 | - | FR | Hotel stay | -
29_600_4017_13 | hotel | room-night | 13.2 | - | DE | Hotel stay | -
29_600_4019_13 | hotel | room-night | 51.5 | - | HK | Hotel stay | -
29_600_4020_13 | hotel | room-night | 58.9 | - | IN | Hotel stay | -
29_600_4021_13 | hotel | room-night | 62.7 | - | ID | Hotel stay | -
29_600_4024_13 | hotel | room-night | 14.3 | - | IT | Hotel stay | -
29_600_4025_13 | hotel | room-night | 39 | - | JP | Hotel stay | -
29_600_4026_13 | hotel | room-night | 68.9 | - | JO | Hotel stay | -
29_600_4028_13 | hotel | room-night | 55.8 | - | KR | Hotel stay | -
29_600_4030_13 | hotel | room-night | 61.5 | - | MY | Hotel stay | -
29_600_4031_13 | hotel | room-night | 152.2 | - | MV | Hotel stay | -
29_600_4032_13 | hotel | room-night | 19.3 | - | MX | Hotel stay | -
29_600_4033_13 | hotel | room-night | 14.8 | - | NL | Hotel stay | -
29_600_4035_13 | hotel | room-night | 90.3 | - | OM | Hotel stay | -
29_600_4038_13 | hotel | room-night | 54.3 | - | PH | Hotel stay | -
29_600_4040_13 | hotel | room-night | 19 | - | PT | Hotel stay | -
29_600_4041_13 | hotel | room-night | 86.2 | - | QA | Hotel stay | -
29_600_4043_13 | hotel | room-night | 24.2 | - | RU | Hotel stay | -
29_600_4044_13 | hotel | room-night | 106.4 | - | SA | Hotel stay | -
29_600_4045_13 | hotel | room-night | 24.5 | - | SG | Hotel stay | -
29_600_4046_13 | hotel | room-night | 51.4 | - | ZA | Hotel stay | -
29_600_4047_13 | hotel | room-night | 7 | - | ES | Hotel stay | -
29_600_4048_13 | hotel | room-night | 6.6 | - | CH | Hotel stay | -
29_600_4050_13 | hotel | room-night | 43.4 | - | TH | Hotel stay | -
29_600_4051_13 | hotel | room-night | 32.1 | - | TR | Hotel stay | -
29_600_4052_13 | hotel | room-night | 63.8 | - | AE | Hotel stay | -
29_600_4053_13 | hotel | room-night | 16.1 | - | US | Hotel stay | -
29_600_4054_13 | hotel | room-night | 38.5 | - | VN | Hotel stay | -
27_304_3140_14 | freight-road | t-km | 0.09752 | 0.09601 0.00002 0.00149 | GB | Freighting goods | Average load
27_303_3106_14 | freight-van | t-km | 0.62264 | 0.61856 0.00003 0.00405 | GB | Freighting goods | -
27_315_3151_14 | freight-rail | t-km | 0.02779 | 0.02749 0.00002 0.00028 | GB | Freighting goods | -
27_320_3235_14 | freight-sea-container | t-km | 0.01612 | 0.01592 0.00001 0.00019 | GB | Freighting goods | -
27_320_3221_14 | freight-sea-bulk | t-km | 0.00353 | 0.00349 0 0.00004 | GB | Freighting goods | -
27_317_3154_14 | freight-air-short | t-km | 1.66816 | 1.65986 0.00008 0.00822 | GB | Freighting goods | With radiative forcing of flights
27_317_3155_14 | freight-air-short | t-km | 0.98469 | 0.97639 0.00008 0.00822 | GB | Freighting goods | Without radiative forcing of flights
27_317_3156_14 | freight-air-long | t-km | 1.09904 | 1.09356 0.00006 0.00542 | GB | Freighting goods | With radiative forcing of flights
27_317_3157_14 | freight-air-long | t-km | 0.64875 | 0.64327 0.00006 0.00542 | GB | Freighting goods | Without radiative forcing of flights
20_507_5313_15 | waste-landfill | t | 520.3342 | - | GB | Waste disposal | -
20_507_5311_15 | waste-incineration | t | 6.41061 | - | GB | Waste disposal | -
20_506_5450_15 | waste-paper-recycled | t | 6.41061 | - | GB | Waste disposal | -
20_506_5453_15 | waste-paper-landfill | t | 1164.39015 | - | GB | Waste disposal | -
20_507_5293_15 | waste-food-digestion | t | 8.88386 | - | GB | Waste disposal | -
20_507_5291_15 | waste-food-compost | t | 8.88386 | - | GB | Waste disposal | -
20_507_5292_15 | waste-food-landfill | t | 700.20961 | - | GB | Waste disposal | -
20_503_5330_15 | waste-electrical | t | 6.41061 | - | GB | Waste disposal | -
20_500_5177_15 | waste-construction | t | 0.98485 | - | GB | Waste disposal | -
17_404_4005_1 | water-supply | m3 | 0.15311 | - | GB | Water supply | -
18_405_4006_1 | water-treatment | m3 | 0.18574 | - | GB | Water treatment | -
25_301_3074_4 | commute-car | km | 0.16691 | 0.16574 0.00019 0.00098 | GB | Business travel- land | -
25_301_3070_4 | commute-car-petrol | km | 0.1645 | 0.16382 0.00036 0.00032 | GB | Business travel- land | -
25_301_3069_4 | commute-car-diesel | km | 0.16984 | 0.16817 0 0.00167 | GB | Business travel- land | -
25_301_3076_4 | commute-car-electric | km | 0.04745 | 0.0469 0.00024 0.00031 | GB | Business travel- land | -
25_302_3080_4 | commute-motorbike | km | 0.11367 | 0.11138 0.00177 0.00052 | GB | Business travel- land | -
25_314_3145_11 | commute-bus | person-km | 0.10846 | 0.10772 0.00001 0.00073 | GB | Business travel- land | -
25_315_3147_11 | commute-rail | person-km | 0.03546 | 0.0351 0.00008 0.00028 | GB | Business travel- land | -
25_315_3149_11 | commute-tram | person-km | 0.0286 | 0.02832 0.00012 0.00016 | GB | Business travel- land | -
25_315_3150_11 | commute-underground | person-km | 0.0278 | 0.02753 0.00011 0.00016 | GB | Business travel- land | -
32_603_9999_12 | homeworking | hour | 0.33378 | - | GB | Homeworking | -
`

export const desnzFactors: readonly PublishedFactor[] = readFactorTable(table).map(
  ({ name, where, ...factor }) => ({
    ...factor,
    // One row may stand for several activities: the way to work by car is the car of a business trip.
    id: `desnz-2024/${name}/${factor.activity}`,
    year: 2024,
    source: 'desnz-2024',
    where: `${where}, row ${name}`,
  }),
)
