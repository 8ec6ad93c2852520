import type { ReportSource } from '@ledgerleaf/contract/reports'

/**
 * Where each rule was read. What could not be read anywhere stands in no report; it is listed in docs/unchecked-facts.md.
 */
export const sources = {
  ab1305Buyer: {
    rule: 'California Health and Safety Code, section 44475.1 (AB 1305, Stats. 2023, ch. 365)',
    says: 'What whoever purchases or uses voluntary carbon offsets and makes such claims discloses for each project: (a) to (f).',
    url: 'https://www.lawserver.com/law/state/california/codes/california_health_safety_code_44475-1',
  },
  ab1305Claims: {
    rule: 'California Health and Safety Code, section 44475.2 (AB 1305, Stats. 2023, ch. 365)',
    says: 'How a claim was found to be accurate, how interim progress is measured, and whether a third party verifies it.',
    url: 'https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab1305/drafts-compare',
  },
  esrsCancelled: {
    rule: 'ESRS E1, paragraphs 56(b) and 59(a), AR 61 (Delegated Regulation (EU) 2023/2772)',
    says: 'Credits outside the value chain, verified against recognised quality standards and cancelled in the reporting period, apart from emissions and targets.',
    url: 'https://knowledgehub.efrag.org/eng/qa-table/541',
  },
  esrsShares: {
    rule: 'ESRS E1, AR 62 (Delegated Regulation (EU) 2023/2772)',
    says: 'Shares by volume: reduction and removal, kind of sink, each quality standard, projects in the EU, corresponding adjustments.',
    url: 'https://datenbank.nwb.de/Dokument/1035786_AR62',
  },
  esrsPlanned: {
    rule: 'ESRS E1-7 in the ESRS Set 1 XBRL taxonomy of EFRAG, 2023-12-22, role 301071',
    says: 'Credits planned to be cancelled in the future, and whether existing contracts stand behind them. The names of the datapoints.',
    url: 'https://xbrl.efrag.org/taxonomy/esrs/2023-12-22/all/linkbases/def_esrs_301070.xml',
  },
  ifrsS2: {
    rule: 'IFRS S2 Climate-related Disclosures (June 2023), paragraph 36(e)',
    says: 'Planned use of credits towards a net target: reliance, schemes that verify them, their type, and what else bears on their integrity.',
    url: 'https://ifrs.org/content/dam/ifrs/publications/html-standards-issb/english/2023/issued/issbs2.html',
  },
  cdp: {
    rule: 'CDP climate change questionnaire, credits originated or purchased in the reporting period (guidance of 2021 to 2023)',
    says: 'Purchased or originated, project type and identification, standard, number of credits, cancelled or not, purpose.',
    url: 'https://guidance.cdp.net/en/guidance?cid=30&ctype=theme&idtype=ThemeID&incchild=1%C2%B5site%3D0&otype=Guidance&page=174&tags=TAG-587%2CTAG-605%2CTAG-599%2CTAG-600%2CTAG-13145%2CTAG-13135%2CTAG-13140',
  },
  ghgProtocol: {
    rule: 'GHG Protocol Corporate Standard, revised edition, chapter 9, pages 64 and 66',
    says: 'Emissions are reported independent of any trade in credits; offsets are told apart from the inventory.',
    url: 'https://support.carbonaltdelete.eu/~/changes/GlQAo5ZtWrmYF9xdyeON/ghg-protocol/out-of-scope/offsetting',
  },
  vcmi: {
    rule: 'VCMI Claims Code of Practice, version 3.1 (August 2025)',
    says: 'Silver from 20 %, Gold from 60 %, Platinum from 100 % of remaining emissions; four foundational criteria; assurance by a third party.',
    url: 'https://greencalculus.com/standards/vcmi-claims-code-of-practice/',
  },
} as const satisfies Record<string, ReportSource>
