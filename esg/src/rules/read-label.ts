import { memo } from '../memo.ts'
import { categoriesIn, categoryNumber, namesSeveral, statedCategory } from './categories.ts'

export type Method = 'location' | 'market'

/** What the words of one label say, before the place it stands in is looked at. */
export type Label = {
  text: string
  scopes: number[]
  method: Method | null
  bothMethods: boolean
  category: number | null
  severalCategories: boolean
  total: boolean
  emission: boolean
  direct: 'direct' | 'indirect' | 'other indirect' | null
  energy: boolean
  /** Words that make it another figure: an intensity, a target, a change, an offset. */
  refused: string | null
  /** A part of a scope, such as its natural gas. */
  component: boolean
  /** A part of the company. */
  subset: boolean
  whole: boolean
  /** Says nothing of its own: "Total", "Emissions", "market-based". */
  neutral: boolean
  /** ISO 14064-1 counts in six categories; the first two are Scope 1 and Scope 2. */
  isoCategory: number | null
  /** Words that nothing we know of explains. */
  strangers: number
}

export const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/co\s?[₂²2]/g, 'co2')
    .replace(/スコープ|스코프|範疇|范围|範圍|範囲/g, 'scope ')
    .replace(/(?<!\p{L})(?:alcances?|[aàáâ]mbitos?|escopos?|scopi)(?=\s?[123])/gu, 'scope ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑‒]/g, '-')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(scopes?)(?=[123](?!\d))/g, '$1 ')
    .replace(/^s([123])(?=$| ?[-–:(]? ?(?:lb|mb|emissions?|ghg|total|location|market|t ?co2)\b)/, 'scope $1')
    .replace(
      /\bscope[ -](one|two|three|iii|ii|i|一|二|三)(?![a-z])/g,
      (_, word: string) => `scope ${ordinals[word]}`,
    )
    .trim()

const ordinals: Record<string, number> = {
  one: 1,
  i: 1,
  一: 1,
  two: 2,
  ii: 2,
  二: 2,
  three: 3,
  iii: 3,
  三: 3,
}

const refusals: [string, RegExp][] = [
  [
    'intensity',
    /intensit|\bper (?!annum|year)[a-z€$£]|normali[sz]ed|\bspecific\b|\bratio\b|\bindex\b|원단위|原単位|집약도|kennzahl je|spezifische/,
  ],
  [
    'change',
    /\b(?:change|reduction|reduced|reductions|decrease|increase|savings?|saved|avoid\w*|difference|variance|improvement|progress|compared|versus|vs\.?|yoy|year[- ]on[- ]year|einsparung|veränderung)\b|削減|감축|감소/,
  ],
  [
    'target',
    /\btargets?\b|\bgoals?\b|\bambition|\bcommitment|\bforecast|\bplanned|\bbudget\b|\bpathway|目標|목표/,
  ],
  [
    'offset',
    /offset|\bcarbon credits?\b|\bcredits? (?:retired|purchased)|removals?\b|sequest|stored|captured|neutral|\bnet (?!revenue|sales)|after (?:offset|renewable)|certificates|\brecs?\b|\bgos?\b|クレジット|상쇄/,
  ],
  [
    'financed',
    /financed|facilitated|(?<!(?:total|whole|entire|full|property|estate|owned|managed) )portfolio|insurance[- ]associated|underwriting|lending|investee|attributed|customer emissions|\b(?:suppliers?|customers?|peers?)(?:'s?)? (?:scope|ghg)\b/,
  ],
  ['share', /^%|\bpercent|\bshare of|\bproportion|\bcoverage|% of|\(%\)|割合|비율|비중/],
  [
    'other gas',
    /\bnox\b|\bsox\b|\bso2\b|\bvoc|particulate|methane|\bch4\b|\bn2o\b|nitrous|\bhfc|\bpfc|\bsf6|\bnf3|refrigerant emissions|ozone|biogenic|biomass|메탄|メタン/,
  ],
  ['cost', /\bcosts?\b|\bprice|\brevenue|\btax\b|spend\b|expenditure on/],
  ['count', /number of|data quality|\bemployees\b|headcount|suppliers|sites covered/],
]

/** One gas is a part; where the label counts them up, it is about all of them. */
const gasNames = /\b(?:co2|ch4|n2o|hfcs?|pfcs?|sf6|nf3)\b/g
const listsGases = (text: string) => new Set(text.match(gasNames) ?? []).size >= 4
/** What a figure leaves out is not what it is about. */
const without =
  /(?:excluding|excl\.|exclusive of|without|not including|w\/o)(?: (?:any|all|the|direct))?(?: co2)?(?: emissions)?(?: (?:from|of))? (?:biogenic|biomass)[^,;)|]*/g

/** What the market-based method counts are contracts and certificates: with them, it is still what was emitted. */
const certificates =
  /\b(?:after|incl(?:uding|\.)?|with|net of|reflecting|considering|using|based on)(?: (?:the|all|any|purchased?|of|use|our|retired))*(?: renewable)?(?: energy| electricity)?(?: attribute)? ?(?:i-?recs?|recs?|gos?|eacs?|regos?|ppas?|certificates|guarantees of origin)\b/g

/** The words of the British rules for the whole of Scope 1 and Scope 2. */
const wholeScope =
  /(?:the )?combustion of (?:any |the )?fuels?(?:,| and| &) (?:the )?operation of (?:any |the |its )?facilit\w+/g
const componentWords =
  /natural gas|(?<!greenhouse )\bgas\b(?! emission|es)|\bfleet|vehicles?\b|refrigerant|stationary|mobile|fugitive|diesel|petrol|gasoline|\blpg\b|heating oil|fuel oil|\bcoal\b|process emissions|process gas|flaring|venting|combustion|company cars|transport\b|aviation|\bflights?\b|\bfuel use|district heat|purchased (?:heat|steam|cooling)|tenant|landlord|data cent|\boffices?\b|t&d|of which|thereof|davon|including:|incl\. /
const partOf = /of which|thereof|davon|dont |including:|incl\. /
const subsetWords =
  /\b(?:by (?:division|segment|business|country|region|site|gas|source|geography)|divisions?|segments?|subsidiar|branch|excluding|joint venture|like[- ]for[- ]like|same[- ]store|pro rata|plants?|factories|manufacturing sites|headquarters|hq|retail stores|warehouses?|europe|emea|apac|asia|americas?|north america|latin america|africa|uk|united kingdom|usa?|u\.s\.|germany|france|ireland|spain|italy|china|india|japan|korea|australia|new zealand|canada|brazil|mexico|switzerland|austria|poland|netherlands|overseas|domestic|cars|trucks|vans|buses|rest of world|row)\b/
const wholeWords =
  /\b(?:group|global|worldwide|consolidated|company[- ]wide|whole company|organisation|corporate total|grand total|overall|entire)\b|グループ|連結|전사|全社/
const totalWords =
  /\b(?:sub-?)?totals?\b|\bgross\b|\bsum\b|\boverall\b|\baggregate|\bgesamt|\bsumme\b|insgesamt|合計|総|全体|합계|총|전체|\btotal[et]?s?\b|\btotaa?le?\b|\bfootprint\b/
const emissionWords =
  /emission|émission|emision|emiss(?:ão|õe)|\bges\b|\bgei\b|ghg|greenhouse|co2|carbon|footprint|treibhausgas|thg|温室効果ガス|排出|온실가스|배출|serre|tco2/
const energyWords =
  /energy (?:consum\w+|use[d]?|usage|demand|total)|(?:total|gross|overall|group|net|final|primary) energy|^energy$|^energy\b(?! (?:from|sold|sav|effic|inten|gener|prod|exp|manag|source|mix|data|cost))|consumption of energy|energieverbrauch|エネルギー(?:使用|消費)量|에너지.{0,6}(?:사용|소비)|consommation.{0,6}d.(?:é|e)nergie|consumo (?:total )?(?:de |di )?energ[ií]a|consumo energ(?:é|e)tico|consumi energetici|energianvändning|energiforbruk|energiforbrug|energieverbruik/
const energyParts =
  /renewable|electric|fuel|\bgas\b|steam|heat|cool|solar|sold|generated|produced|purchased|diesel|petrol|coal|\boil\b|direct|indirect|self|subcontract|outside|scope|saved|saving|efficien|fossil|nuclear|per\b|excluding|from\b|재생|전기|전력|再生|電力|renovable|renov[aá]ve|rinnovabil|förnybar|fornybar|vedvarende|hernieuwbaar|el[eé]ctric|el[eé]tric|elettric/

const scopeGroup =
  /scopes?\s*[:#-]?\s*([123])((?:\s*(?:,|&|and|\+|\/|-|–|to|und|et|y|e|および|、|・)\s*(?:scopes?\s*)?[123](?![\d.,]*\d))*)/g
/** "not included in Scope 1 and 2" names scopes it is not about. */
const negated =
  /(?:not (?:already )?(?:included|incl\.?|accounted|covered|reported) (?:in|for in|under)|excluding|outside of?|other than|beyond|nicht in)\s*(?:the )?\(?scopes?\s*[123][^a-z]*(?:(?:and|or|und)\s*(?:scopes?\s*)?[123])?|scopes?\s*[123](?:\s*[,、・]\s*(?:scopes?\s*)?[123])*\s*に含まれない/g

/** Energy that emissions were worked out from is energy. */
const basisOf =
  /(?:used|needed|required) (?:to|for|in) (?:calculat\w+|determin\w+|deriv\w+|the calculation of)(?: of)?(?: the)?(?: above)?[^|;]{0,24}?emissions?(?: above)?/g

/** What a sector standard asks for beside the figure. */
const asked = /,? (?:and )?percentage covered (?:under|by) .*$/

export const scopesIn = (text: string): number[] => {
  const found = new Set<number>()
  for (const [, first, rest] of text.replace(negated, ' ').matchAll(scopeGroup)) {
    found.add(Number(first))
    const more = [...(rest ?? '').matchAll(/(-|–|to)?\s*(?:scopes?\s*)?([123])/g)]
    for (const [, range, digit] of more) {
      if (range) for (let n = Number(first); n <= Number(digit); n++) found.add(n)
      found.add(Number(digit))
    }
  }
  return [...found].sort()
}

const locationWords =
  /location[- ]?(?:based|standard|method)|\blocation\b|grid[- ]average|standortbasiert|locatie|platsbaser|lokationsbaser|lokasjonsbaser|sijainti|\(lbm?\)|\blbm\b|\bscope 2\b.{0,24}\blb\b|ロケーション|standortbez|localisation|ubicaci|localiza|localizz|地域別|位置|所在地|地点|지역\s?기반|위치\s?기반/
const marketWords =
  /market[- ]?(?:based|standard|method)|\bmarket\)|\bscope 2\b.*\bmarket\b(?![- ](?:share|price|value|cap))|marktbasiert|marktbez|marktgebase|marknadsbaser|markedsbaser|markkina|(?:sur le|de) march(?:é|e)|mercado|mercato|\(mbm?\)|\bmbm\b|\bscope 2\b.{0,24}\bmb\b|マーケット|市場|市场|시장\s?기반|residual mix|contractual instruments/

export const methodIn = (text: string): { method: Method | null; both: boolean } => {
  const location = locationWords.test(text)
  const market = marketWords.test(text)
  return { method: location === market ? null : location ? 'location' : 'market', both: location && market }
}

const neutralRest =
  /\b(?:sub-?totals?|totals?|gross|sum|overall|emissions?|ghg|greenhouse|gas(?:es)?|co2e?q?|carbon|dioxide|equivalents?|location|market|based|lbm?|mbm?|method|standard|group|global|company|portfolio|all|absolute|our|annual|reported|value|amount|(?:kilo|mega)?tonnes?|tons?|metric|thousands?|millions?|t|mt|kt|tco2e?q?|mtco2e?|ktco2e?|e|eq|of|in|the|by|and|for|restated|verified|assured|category|scope|unit|result|actual)\b|\btotaa?le?\b|合計|全体|総|합계|전체|총|排出量|배출량|[\d().,:;/*&+–—|<>-]/g

/** One source is a part of its scope; a list of three and more says what the whole is made of. */
const isPart = (words: string, scopes: number[]) => {
  const outside = words
    .replace(/\((?![^)]*scope)[^)]*\)/g, ' ')
    .replace(wholeScope, ' ')
    .replace(/\s+/g, ' ')
  if (!componentWords.test(outside)) return false
  const named = new Set(outside.match(new RegExp(componentWords.source, 'g')) ?? [])
  return partOf.test(outside) || scopes.length !== 1 || named.size + (outside.match(/\bfuels?\b/) ? 1 : 0) < 3
}

/** "Global (excl. UK)" is what is left of the whole. */
const wholeButFor =
  /\b(?:group|global|worldwide|overall)\b[\s(,–-]{1,3}(?:exc(?:l|luding|ept)?\b|ex\b|outside|other than|without|minus|less|rest of)/g

/** "Scope 3 (business travel)" is that category; "Scope 3 (indirect emissions: business travel)" explains what the whole is made of. */
const outsideBrackets = (text: string) =>
  text.replace(/\(([^()]*)\)/g, (_, inner: string) => {
    const [category, ...more] = categoriesIn(inner)
    const one =
      category !== undefined && more.length === 0 && !/[:;,+/]|incl|e\.g|such as|mainly|other/.test(inner)
    const joined = /&|\band\b/.test(inner) && ![1, 3, 4, 9].includes(category ?? 0)
    return one && !joined ? ` ${inner} ` : ' '
  })

/** "Scope 3 (categories 1-15)" says what the whole is made of; two or three of them would be a part. */
const manyCategories =
  /\(?\bcat(?:egor(?:y|ies)|s?\.?) ?(?:1 ?(?:-|–|to) ?1?\d|\d{1,2}(?:(?:,| and|,? &) ?\d{1,2}){4,})\b\)?/g

const known =
  /scopes?|[123]|direct|indirect|other|emissions?|ghgs?|greenhouse|gas(?:es)?|co2e?q?|carbon|dioxide|equivalents?|totals?|sub-?totals?|gross|absolute|our|company|group|global|worldwide|from|of|the|and|in|by|to|for|market|location|based|method|standard|energy|purchased|electricity|heat(?:ing)?|steam|cooling|owned|or|controlled|operations?|operational|sources?|own|corporate|total|tonnes?|tons?|metric|t|mt|kt|mtco2e?|tco2e?q?|e|eq|kg|value|chain|upstream|downstream|generation|consumption|consumed|use|activities|fy\d*|cy\d*|20\d\d|restated|reported|annual|overall|as|per|approach|gri|all|categories|category|verified|assured|million|thousand|data|results?|performance|treibhausgas\w*|thg|direkte|indirekte|sonstige|weitere|emissionen|gesamt\w*|summe|und|aus|der|émissions|directes?|indirectes?|autres|ges|des|les|liées|énergie|emisiones|directas|indirectas|otras|totales|gei|del|las|emissioni|dirette|indirette|altre|combustion|fuels?|operation|facilit\w+|relevant/
const knownWord = new RegExp(`^(?:${known.source})$`)

const strangersIn = (text: string) =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word.length > 2 && !knownWord.test(word)).length

const isoCategoryIn = (text: string): number | null => {
  const found = /類別\s?([一二三四五六1-6])(?!\d)/.exec(text)?.[1]
  return found ? '一二三四五六'.indexOf(found) + 1 || Number(found) : null
}

export const readLabel = memo((source: string): Label => {
  const text = normalise(source)
  const scopes = scopesIn(text)
  const { method, both } = methodIn(text)
  const categories = categoriesIn(scopes.includes(3) ? outsideBrackets(text) : text)
  const number = categoryNumber(text)
  const pair =
    categories.length === 0 && /leased assets/.test(text) && (number === 8 || number === 13)
      ? [number]
      : categories
  const several = namesSeveral(text.replace(manyCategories, ' ')) || pair.length > 1
  const told = text.replace(negated, ' ').replace(asked, ' ').replace(without, ' ').replace(basisOf, ' ')
  const words = method === 'market' ? told.replace(certificates, ' ') : told
  const direct =
    /other (?:relevant )?indirect|(?:sonstige|weitere|andere) indirekte|autres (?:é|e)missions indirectes|otras emisiones indirectas|altre emissioni indirette|その他の?間接/.test(
      words,
    )
      ? 'other indirect'
      : /\bindirect|indirekte|indirett|間接|간접/.test(words)
        ? 'indirect'
        : /\bdirect|direkte|dirett|直接|직접/.test(words)
          ? 'direct'
          : null
  return {
    text,
    scopes,
    method,
    bothMethods: both,
    category: several ? null : (pair[0] ?? statedCategory(text)),
    severalCategories: several,
    total: totalWords.test(text),
    emission: emissionWords.test(text.replace(basisOf, ' ')),
    direct,
    energy:
      energyWords.test(text) &&
      !energyParts.test(text.replace(basisOf, ' ').replace(/consumption from.*|\(.*?\)/g, '')),
    refused:
      refusals.find(
        ([reason, pattern]) => pattern.test(words) && !(reason === 'other gas' && listsGases(words)),
      )?.[0] ?? null,
    // What stands in brackets explains the scope; what stands outside narrows it.
    component: isPart(words, scopes),
    subset: subsetWords.test(words),
    whole: wholeWords.test(text.replace(wholeButFor, ' ')),
    // The name of one gas is a part, not the whole.
    neutral:
      text.replace(neutralRest, ' ').trim().length <= 1 &&
      !/^(?:co2|carbon dioxide)(?: \(co2\))?$/.test(text),
    isoCategory: isoCategoryIn(text),
    strangers: strangersIn(text),
  }
})
