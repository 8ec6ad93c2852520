import type { Topic } from '../scores/index.ts'

type Clue = {
  topic: Topic
  pattern: RegExp
  /** False where a negation is the point: "not required by law". */
  deniable?: false
  /** The value a rule needs; null where the sentence names the matter but not the value. */
  value?: (match: RegExpExecArray, sentence: string) => string | null
}

const years = (text: string | undefined): string | null => {
  const number = Number((text ?? '').replaceAll(',', ''))
  return Number.isInteger(number) && number > 0 && number <= 100_000 ? String(number) : null
}
const percent = (text: string | undefined): string | null => {
  const number = Number((text ?? '').replace(',', '.'))
  return number >= 0 && number <= 100 ? String(number) : null
}

/** "1 January 2021 to 31 December 2022", "01/01/2021 – 31/12/2022", "2021–2022": the years it spans. */
const period = (sentence: string): string | null => {
  const found = [...sentence.matchAll(/\b(19[9]\d|20[0-4]\d)\b/g)].map(([year]) => Number(year))
  const [first] = found
  if (first === undefined) return null
  const last = found.slice(1).find((year) => year >= first) ?? first
  return last - first <= 15 ? `${first}-${last}` : null
}

const yearsOf = String.raw`(\d{1,3}(?:,\d{3})+|\d{2,6})\s*(?:-\s*)?years?`

/** What the words of a design, monitoring or verification document look like where they speak for a rule. */
export const clues: readonly Clue[] = [
  {
    topic: 'investment_analysis',
    pattern: /\b(?:investment|benchmark|simple cost|NPV|IRR)\s+analys[ie]s\b/i,
  },
  {
    topic: 'investment_analysis',
    pattern: /\b(?:internal rate of return|net present value)\b.*\b(?:without|with)\b/i,
  },
  {
    topic: 'barrier_analysis',
    pattern: /\bbarriers? analys[ie]s\b|\b(?:faces?|overcomes?)\b.*\bbarriers?\b/i,
  },
  {
    topic: 'common_practice',
    pattern: /\b(?:not|nor|no)\b.{0,40}\bcommon practice\b|\bcommon practice analys[ie]s\b/i,
    deniable: false,
  },
  {
    topic: 'regulatory_surplus',
    pattern:
      /\b(?:regulatory surplus|not (?:required|mandated|demanded) by (?:any )?(?:law|statute|regulation)|no law\w*.{0,40} (?:requires?|mandates?)|beyond (?:what (?:is|the law) )?(?:legal|regulat\w+|require)\w*)/i,
    deniable: false,
  },
  {
    topic: 'carbon_revenue',
    pattern: /(\d{1,3}(?:[.,]\d+)?)\s*(?:%|percent|per cent).{0,60}\b(?:revenue|income)\b.*\bcredits?\b/i,
    value: ([, share]) => percent(share),
  },
  {
    topic: 'carbon_revenue',
    pattern:
      /\bcredits?\b.{0,60}\b(?:revenue|income)\b.{0,60}?(\d{1,3}(?:[.,]\d+)?)\s*(?:%|percent|per cent)/i,
    value: ([, share]) => percent(share),
  },
  {
    topic: 'baseline',
    pattern:
      /\b(?:dynamic|matched control)\b.*\bbaseline\b|\bbaseline\b.*\b(?:dynamic|matched control|control plots)\b/i,
    value: () => 'dynamic',
  },
  {
    topic: 'baseline',
    pattern: /\bjurisdictional\b.*\bbaseline\b|\bbaseline\b.*\bjurisdiction/i,
    value: () => 'jurisdictional',
  },
  {
    topic: 'baseline',
    pattern: /\bhistorical\b.*\bbaseline\b|\bbaseline\b.*\bhistorical\b/i,
    value: () => 'historical',
  },
  {
    topic: 'baseline',
    pattern: /\bdefault (?:value|factor)s?\b.*\bbaseline\b|\bbaseline\b.*\bdefault (?:value|factor)s?\b/i,
    value: () => 'default',
  },
  {
    topic: 'baseline',
    pattern:
      /\b(?:measured|weighed|metered)\b.*\b(?:baseline|CO2|carbon|tonnes?)\b|\bdirect(?:ly)? measure\w*\b/i,
    value: () => 'measured',
  },
  { topic: 'uncertainty', pattern: /\buncertaint(?:y|ies)\b.*\b(?:deduct\w*|discount\w*|%|percent)/i },
  { topic: 'uncertainty', pattern: /\b(?:deduct\w*|discount\w*)\b.*\buncertaint(?:y|ies)\b/i },
  {
    topic: 'leakage',
    pattern: /\bleakage\b.*(?:\b(?:assess|deduct|account|estimat|monitor|belt|quantif|zero)\w*|%)/i,
  },
  { topic: 'leakage', pattern: /\b(?:assess|deduct|account|estimat|quantif)\w*\b.*\bleakage\b/i },
  {
    topic: 'ccp_label',
    pattern:
      /\bCCP[- ](?:approved|labell?ed|eligible|label)\b|\bCore Carbon Principles\b.*\b(?:approved|label\w*)\b/i,
  },
  {
    topic: 'durability',
    pattern: new RegExp(
      String.raw`\b(?:durab\w+|permanen\w+|stor(?:ed|age)|stable|sequester\w+|half-life)\b.*?\b${yearsOf}`,
      'i',
    ),
    value: ([, number]) => years(number),
  },
  {
    topic: 'durability',
    pattern: new RegExp(String.raw`\b${yearsOf}\b.*\b(?:durab\w+|permanen\w+|storage|stored)\b`, 'i'),
    value: ([, number]) => years(number),
  },
  {
    topic: 'reversal_risk',
    pattern: /\b(?:non-permanence risk|reversal risk|risk of reversals?|loss event|risk rating)\b/i,
  },
  {
    topic: 'buffer',
    pattern: /\bbuffer\b.*?(\d{1,2}(?:[.,]\d+)?)\s*(?:%|percent|per cent)/i,
    value: ([, share]) => percent(share),
  },
  {
    topic: 'buffer',
    pattern: /(\d{1,2}(?:[.,]\d+)?)\s*(?:%|percent|per cent).*\bbuffer\b/i,
    value: ([, share]) => percent(share),
  },
  {
    topic: 'monitoring_term',
    pattern: new RegExp(String.raw`\bmonitor\w*\b.*?\b${yearsOf}`, 'i'),
    value: ([, number]) => years(number),
  },
  {
    topic: 'verification_statement',
    pattern:
      /\b(?:verification (?:statement|conclusion|opinion)|(?:has|have|was|were|is) (?:been )?verified|verification bod(?:y|ies)|VVB)\b.*\b(?:verif\w+|accredit\w+|reasonable|limited|assurance|conclud\w+|confirm\w+)\b/i,
  },
  { topic: 'verification_statement', pattern: /\b(?:reasonable|limited) (?:level of )?assurance\b/i },
  { topic: 'verification_statement', pattern: /\blevel of assurance: (?:reasonable|limited)\b/i },
  {
    topic: 'verification_statement',
    pattern: /\b(?:aseguramiento|seguridad|garant[ií]a):? (?:razonable|limitad[oa])\b/i,
  },
  {
    topic: 'monitoring_period',
    pattern:
      /\b(?:monitoring|verification|reporting) period\b|\bper[ií]odo de (?:monitoreo|reporte|verificaci[oó]n)/i,
    value: (_, sentence) => period(sentence),
  },
  {
    topic: 'monitoring_frequency',
    pattern:
      /\b(?:continuous(?:ly)?|hourly|daily)\b.*\b(?:monitor|measur|meter|record)\w*|\b(?:monitor|measur|meter|record)\w*\b.*\b(?:continuous(?:ly)?|hourly|daily)\b/i,
    value: () => 'continuous',
  },
  {
    topic: 'monitoring_frequency',
    pattern:
      /\b(?:annual(?:ly)?|yearly|every year|each year)\b.*\b(?:monitor|measur|survey|inventor)\w*|\b(?:monitor|measur|survey|inventor)\w*\b.*\b(?:annual(?:ly)?|yearly|every year|each year)\b/i,
    value: () => 'annual',
  },
  {
    topic: 'monitoring_frequency',
    pattern: /\b(?:monitor|measur|survey|inventor)\w*\b.*\bevery (?:two|three|four|five|2|3|4|5) years\b/i,
    value: () => 'every few years',
  },
  {
    topic: 'public_data',
    pattern: /\b(?:data|datasets?)\b.*\b(?:publicly available|published|open data|made public)\b/i,
  },
  {
    topic: 'digital_monitoring',
    pattern: /\b(?:satellite|remote sensing|LiDAR|sensors?|flow meters?|digital MRV|dMRV)\b/i,
  },
  {
    topic: 'host_country',
    pattern:
      /\b(?:corresponding adjustments?|letter of authori[sz]ation|Article 6|nationally determined contribution|NDC)\b/i,
    deniable: false,
  },
  {
    topic: 'single_programme',
    // The idea, however it is worded: not registered, listed, claimed or issued under some other programme or standard.
    pattern:
      /\b(?:not|never|neither|nor|no)\b.{0,120}\b(?:regist\w+|list\w*|seek\w*|sought|issu\w+|enrol\w+|participat\w+|appl(?:y|ied)|submit\w*|credited|certified|claimed|counted|included|validated)\b.{0,80}\b(?:(?:any |an)?other|another|additional|different|second)\b.{0,50}\b(?:program(?:me)?s?|regist(?:ry|ries|ers?)|standards?|schemes?|mechanisms?|systems?)\b/i,
    deniable: false,
  },
  {
    topic: 'single_programme',
    pattern:
      /\b(?:no|ni|nunca)\b.{0,80}\b(?:registr\w+|inscri\w+|acredit\w+|certific\w+|particip\w+|emit\w+)\b.{0,60}\botr[oa]s?\b.{0,50}\b(?:programas?|registros?|est[aá]ndar(?:es)?|mecanismos?|sistemas?|esquemas?)\b/i,
    deniable: false,
  },
  {
    topic: 'consultation',
    pattern:
      /\b(?:free, prior,? and informed consent|FPIC|stakeholder (?:consultation|engagement|meeting)s?|local (?:consultation|communities were consulted))\b/i,
  },
  {
    topic: 'grievance',
    pattern: /\b(?:grievance|complaints?) (?:mechanism|procedure|process|redress|office)\b/i,
  },
  {
    topic: 'benefit_sharing',
    pattern: /\bbenefit[- ]sharing\b|\bshares? of (?:the )?(?:revenue|proceeds|income)\b.*\bcommunit/i,
  },
  {
    topic: 'certified_benefits',
    pattern:
      /\b(?:CCBS?|CCB Standards?|SD VISta|Gold Standard for the Global Goals|GS4GG)\b.*\b(?:certif\w+|verif\w+|label\w*|validated)\b|\b(?:certified|verified|validated)\b.*\b(?:CCBS?|CCB Standards?|SD VISta|GS4GG)\b/i,
  },
]
