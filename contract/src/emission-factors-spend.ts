import type { PublishedFactor } from './emission-factor.ts'

/**
 * From “Supply Chain Greenhouse Gas Emission Factors v1.3 by NAICS-6”, US EPA, 2024: a work of the United States government, in the
 * public domain. Kg CO2e per dollar of 2022 at the price a purchaser pays, with margins. A row: NAICS code, activity, factor, title.
 */
const rows: readonly (readonly [string, string, string, string])[] = [
  ['541512', 'spend-it-services', '0.089', 'Computer Systems Design Services'],
  ['511210', 'spend-software', '0.08', 'Software Publishers'],
  ['518210', 'spend-hosting', '0.093', 'Data Processing, Hosting, and Related Services'],
  ['517311', 'spend-telecoms', '0.075', 'Wired Telecommunications Carriers'],
  ['541110', 'spend-legal', '0.041', 'Offices of Lawyers'],
  ['541211', 'spend-accounting', '0.054', 'Offices of Certified Public Accountants'],
  [
    '541611',
    'spend-consulting',
    '0.078',
    'Administrative Management and General Management Consulting Services',
  ],
  ['541810', 'spend-advertising', '0.085', 'Advertising Agencies'],
  ['541330', 'spend-engineering', '0.103', 'Engineering Services'],
  ['524126', 'spend-insurance', '0.033', 'Direct Property and Casualty Insurance Carriers'],
  ['522110', 'spend-banking', '0.059', 'Commercial Banking'],
  ['561320', 'spend-staffing', '0.051', 'Temporary Help Services'],
  ['611430', 'spend-training', '0.108', 'Professional and Management Development Training'],
  ['561720', 'spend-cleaning', '0.214', 'Janitorial Services'],
  ['561612', 'spend-security', '0.074', 'Security Guards and Patrol Services'],
  ['722310', 'spend-catering', '0.132', 'Food Service Contractors'],
  ['722511', 'spend-restaurants', '0.194', 'Full-Service Restaurants'],
  ['323111', 'spend-printing', '0.236', 'Commercial Printing (except Screen and Books)'],
  ['322230', 'spend-stationery', '0.296', 'Stationery Product Manufacturing'],
  ['322121', 'spend-paper', '0.649', 'Paper (except Newsprint) Mills'],
  ['492110', 'spend-couriers', '0.303', 'Couriers and Express Delivery Services'],
  ['493110', 'spend-warehousing', '0.244', 'General Warehousing and Storage'],
  ['811212', 'spend-repairs', '0.076', 'Computer and Office Machine Repair and Maintenance'],
  ['315990', 'spend-clothing', '0.12', 'Apparel Accessories and Other Apparel Manufacturing'],
  ['331110', 'spend-steel', '0.787', 'Iron and Steel Mills and Ferroalloy Manufacturing'],
  ['326199', 'spend-plastics', '0.371', 'All Other Plastics Product Manufacturing'],
  ['325412', 'spend-medicines', '0.099', 'Pharmaceutical Preparation Manufacturing'],
  ['311812', 'spend-bakery', '0.253', 'Commercial Bakeries'],
  ['311920', 'spend-coffee', '0.353', 'Coffee and Tea Manufacturing'],
  ['325611', 'spend-detergents', '0.355', 'Soap and Other Detergent Manufacturing'],
  ['334111', 'capital-computers', '0.058', 'Electronic Computer Manufacturing'],
  [
    '334220',
    'capital-phones',
    '0.111',
    'Radio and Television Broadcasting and Wireless Communications Equipment Manufacturing',
  ],
  ['337214', 'capital-furniture', '0.24', 'Office Furniture (except Wood) Manufacturing'],
  ['333318', 'capital-machinery', '0.205', 'Other Commercial and Service Industry Machinery Manufacturing'],
  ['336111', 'capital-vehicles', '0.24', 'Automobile Manufacturing'],
  ['236220', 'capital-buildings', '0.224', 'Commercial and Institutional Building Construction'],
]

export const spendFactors: readonly PublishedFactor[] = rows.map(([code, activity, kg, title]) => ({
  id: `epa-supply-chain-1.3/${code}/${activity}`,
  activity,
  unit: 'USD',
  kg,
  gases: null,
  region: 'US',
  year: 2022,
  source: 'epa-supply-chain-1.3',
  where: `NAICS ${code}, ${title}`,
  note: 'Per dollar of 2022, at the price paid',
}))
