/**
 * What the rules refer to, by short names. A reference is to the requirement, in the edition named; a number that could not
 * be compared with the text of the standard, or with another's account of it, is left out (docs/unchecked-facts.md).
 */
export const standards = {
  ghgBoundary: {
    name: 'GHG Protocol',
    reference: 'Corporate Standard, chapter 3: setting organizational boundaries',
  },
  ghgBase: { name: 'GHG Protocol', reference: 'Corporate Standard, chapter 5: tracking emissions over time' },
  ghgReport: { name: 'GHG Protocol', reference: 'Corporate Standard, chapter 9: reporting GHG emissions' },
  ghgScope2: {
    name: 'GHG Protocol',
    reference: 'Scope 2 Guidance: dual reporting of location- and market-based figures',
  },
  ghgScope3: {
    name: 'GHG Protocol',
    reference: 'Corporate Value Chain (Scope 3) Standard: reporting by category',
  },
  esrsGross: {
    name: 'ESRS E1-6',
    reference: 'Delegated Regulation (EU) 2023/2772, E1 paragraph 44: gross Scopes 1, 2, 3 and total',
  },
  esrsScope2: {
    name: 'ESRS E1-6',
    reference: 'Delegated Regulation (EU) 2023/2772, E1 paragraph 49: location- and market-based Scope 2',
  },
  esrsScope3: {
    name: 'ESRS E1-6',
    reference: 'Delegated Regulation (EU) 2023/2772, E1 paragraph 51: significant Scope 3 categories',
  },
  esrsTotal: {
    name: 'ESRS E1-6',
    reference: 'Delegated Regulation (EU) 2023/2772, E1 paragraph 52: totals on both bases',
  },
  // Compared with AR 53, which says how the figures of paragraph 53 are made.
  esrsIntensity: {
    name: 'ESRS E1-6',
    reference: 'Delegated Regulation (EU) 2023/2772, E1 paragraph 53: emissions per net revenue',
  },
  esrsTargets: {
    name: 'ESRS E1-4',
    reference:
      'Delegated Regulation (EU) 2023/2772, E1 paragraph 34: targets with base year, scopes and 2030 value',
  },
  esrsEnergy: {
    name: 'ESRS E1-5',
    reference: 'Delegated Regulation (EU) 2023/2772, E1 paragraph 37: energy consumption and mix',
  },
  esrsCredits: {
    name: 'ESRS E1-7',
    reference:
      'Delegated Regulation (EU) 2023/2772, E1 paragraphs 59 to 61: credits and neutrality claims apart from gross emissions',
  },
  esrsTrading: {
    name: 'ESRS E1-6',
    reference:
      'Delegated Regulation (EU) 2023/2772, E1 paragraph 48(b): share of Scope 1 under emission trading schemes',
  },
  esrsBiogenic: {
    name: 'ESRS E1-6',
    reference: 'Delegated Regulation (EU) 2023/2772, E1 AR 43(c): biogenic CO2 apart from Scope 1',
  },
  ifrsPeriod: {
    name: 'IFRS S2',
    reference: 'application guidance: emissions of a period other than the financial year',
  },
  ifrsGross: { name: 'IFRS S2', reference: 'paragraph 29(a): absolute gross emissions by scope' },
  ifrsScope2: {
    name: 'IFRS S2',
    reference: 'paragraph 29(a)(v): location-based Scope 2 and contractual instruments',
  },
  ifrsScope3: { name: 'IFRS S2', reference: 'paragraph 29(a)(vi): Scope 3 categories' },
  ifrsMethod: {
    name: 'IFRS S2',
    reference: 'paragraph 29(a)(iii): measurement approach, inputs and assumptions',
  },
  // Compared with the accounts of paragraphs 33 to 37 at greentryst.com/courses/ifrs-s2/7_2 and actuarybot.com.
  ifrsTargets: { name: 'IFRS S2', reference: 'paragraphs 33 to 36: climate-related targets' },
  ifrsComparative: {
    name: 'IFRS S1',
    reference: 'paragraph 70: comparative information',
  },
  sb253: {
    name: 'SB 253',
    reference:
      'California Health and Safety Code section 38532: Scopes 1 and 2 from 2026, Scope 3 from 2027, with assurance',
  },
  secr: {
    name: 'SECR',
    reference: 'UK Companies (Directors’ Report) and LLPs (Energy and Carbon Report) Regulations 2018',
  },
} as const satisfies Record<string, { name: string; reference: string }>
