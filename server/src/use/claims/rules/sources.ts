import type { ClaimSource } from '@ledgerleaf/contract/claims'

/**
 * What the rules rest on. Each was looked up, and `address` is where its words can be read; what could not be found is in
 * docs/unchecked-facts.md and in no sentence here.
 */
const unfairPractices = 'Directive 2005/29/EC, as amended by Directive (EU) 2024/825'
const empowering = 'https://eur-lex.europa.eu/eli/dir/2024/825/oj'
const uwg = 'Gesetz gegen den unlauteren Wettbewerb (UWG)'
const uwgAddress = 'https://www.gesetze-im-internet.de/uwg_2004/'
const greenGuides = 'FTC Green Guides'
const decree30 = 'Codice del consumo, as amended by D.Lgs. 20 February 2026, n. 30'
const decree30Address = 'https://www.ambientesicurezzaweb.it/?p=1273893'
const cap =
  'CAP and BCAP guidance “The environment: misleading claims and social responsibility in advertising”'
const capAddress =
  'https://www.wiggin.co.uk/insight/committees-of-advertising-practice-publish-updates-to-guidance-on-the-environment-misleading-claims-and-social-responsibility-in-advertising-to-include-carbon-neutral-and-net-zero-c/'

export const sources = {
  ledger: {
    country: 'Ledgerleaf',
    title: 'The ledger: retirements in the period',
    article: null,
    inForceOn: null,
    address: null,
  },
  house: {
    country: 'Ledgerleaf',
    title: 'Our own rule: what cannot be looked up has to be shown',
    article: null,
    inForceOn: null,
    address: null,
  },
  terms: {
    country: 'Ledgerleaf',
    title: 'What a certificate is',
    article: null,
    inForceOn: null,
    address: null,
  },
  euOffset: {
    country: 'European Union',
    title: unfairPractices,
    article: 'Annex I, point 4c',
    inForceOn: '2026-09-27',
    address: empowering,
  },
  euGeneric: {
    country: 'European Union',
    title: unfairPractices,
    article: 'Annex I, point 4a',
    inForceOn: '2026-09-27',
    address: empowering,
  },
  euFuture: {
    country: 'European Union',
    title: unfairPractices,
    article: 'Article 6(2)(d)',
    inForceOn: '2026-09-27',
    address: empowering,
  },
  euInvestment: {
    country: 'European Union',
    title: 'Directive (EU) 2024/825',
    article: 'Recital 12',
    inForceOn: '2026-09-27',
    address: empowering,
  },
  deOffset: {
    country: 'Germany',
    title: uwg,
    article: 'Annex to section 3(3), no. 4c',
    inForceOn: '2026-09-27',
    address: uwgAddress,
  },
  deGeneric: {
    country: 'Germany',
    title: uwg,
    article: 'Annex to section 3(3), no. 4a',
    inForceOn: '2026-09-27',
    address: uwgAddress,
  },
  deFuture: {
    country: 'Germany',
    title: uwg,
    article: 'Section 5(3), no. 4',
    inForceOn: '2026-09-27',
    address: uwgAddress,
  },
  deNeutral: {
    country: 'Germany',
    title: 'Federal Court of Justice, I ZR 98/23 (“klimaneutral”)',
    article: null,
    inForceOn: '2024-06-27',
    address:
      'https://www.bbh-fortbildung.de/2024/07/31/wettbewerbsrecht-zulaessigkeit-von-werbung-mit-dem-begriff-klimaneutral/',
  },
  frNeutral: {
    country: 'France',
    title: 'Code de l’environnement',
    article: 'Articles L. 229-68 and D. 229-106 to D. 229-109',
    inForceOn: '2023-01-01',
    address: 'http://www.affaires-publiques.org/textof/TO/22/21820-0422.htm',
  },
  itClaims: {
    country: 'Italy',
    title: decree30,
    article: null,
    inForceOn: '2026-03-24',
    address: decree30Address,
  },
  nlClaims: {
    country: 'Netherlands',
    title: 'ACM, Guidelines on sustainability claims',
    article: 'Rules of thumb 1 and 2',
    inForceOn: '2023-06-13',
    address: 'https://www.holla.nl/nieuws/vernieuwde-leidraad-duurzaamheidsclaims/',
  },
  nlFuture: {
    country: 'Netherlands',
    title: 'ACM, Guidelines on sustainability claims',
    article: 'Rule of thumb 4',
    inForceOn: '2023-06-13',
    address: 'https://www.holla.nl/nieuws/vernieuwde-leidraad-duurzaamheidsclaims/',
  },
  ukClaims: {
    country: 'United Kingdom',
    title: cap,
    article: null,
    inForceOn: '2023-02-10',
    address: capAddress,
  },
  usOffsets: {
    country: 'United States',
    title: greenGuides,
    article: '16 CFR 260.5',
    inForceOn: '2012-10-11',
    address: 'https://www.law.cornell.edu/cfr/text/16/260.5',
  },
  usGeneric: {
    country: 'United States',
    title: greenGuides,
    article: '16 CFR 260.4',
    inForceOn: '2012-10-11',
    address: 'http://www.gpo.gov/fdsys/pkg/FR-2012-10-11/html/2012-24713.htm',
  },
  usRenewable: {
    country: 'United States',
    title: greenGuides,
    article: '16 CFR 260.15',
    inForceOn: '2012-10-11',
    address: 'https://lexbuild.dev/ecfr/title-16/chapter-I/part-260/section-260.15',
  },
  caProjects: {
    country: 'California',
    title: 'Health and Safety Code (AB 1305)',
    article: 'Section 44475.1',
    inForceOn: '2024-01-01',
    address: 'https://www.lawserver.com/law/state/california/codes/california_health_safety_code_44475-1',
  },
  caClaims: {
    country: 'California',
    title: 'Health and Safety Code (AB 1305)',
    article: 'Section 44475.2',
    inForceOn: '2024-01-01',
    address:
      'https://www.mondaq.com/unitedstates/environmental-law/1544094/deadline-for-carbonrelated-disclosures-under-ca-ab-1305-quickly-approaching',
  },
  netZero: {
    country: 'European Union',
    title: 'Delegated Regulation (EU) 2023/2772 (ESRS)',
    article: 'Annex II, “net-zero target”',
    inForceOn: null,
    address: 'https://www.coolset.com/csrd-glossary/net-zero-target',
  },
  iso: {
    country: 'International',
    title: 'ISO 14068-1:2023, Carbon neutrality',
    article: null,
    inForceOn: '2023-11-30',
    address: 'https://greencalculus.com/standards/iso-14068-1-carbon-neutrality/',
  },
  vcmi: {
    country: 'International',
    title: 'VCMI Claims Code of Practice v3.1',
    article: null,
    inForceOn: null,
    address: 'https://greencalculus.com/standards/vcmi-claims-code-of-practice/',
  },
} as const satisfies Record<string, ClaimSource>
