/** The fifteen categories of the GHG Protocol's Scope 3 Standard by the names reports give them. */
const names: [number, RegExp][] = [
  [
    3,
    /fuel[- ]*(?:and|&|und|et|\/)?[- ]*energy|energy[- ]*(?:and|&)[- ]*fuel|brennstoff.{0,12}energie|燃料.{0,10}(?:エネルギー|energy)|연료.{0,8}에너지|upstream (?:fuel|energy) (?:emissions|production)|well[- ]to[- ]tank|\bfera\b/,
  ],
  [
    12,
    /end[- ]of[- ]life|eol treatment|disposal of sold|販売した製品の廃棄|판매.{0,8}폐기|entsorgung (?:verkaufter|der verkauften)|fin de vie/,
  ],
  [
    11,
    /use of (?:the )?(?:sold |our )?products|use of products sold|use of (?:sold )?goods|use[- ]phase|product use|customer use of|nutzung (?:der )?verkauft|販売した製品の使用|판매.{0,8}사용|utilisation des produits/,
  ],
  [
    10,
    /processing of (?:sold|intermediate)|verarbeitung (?:der )?verkauft|販売した製品の加工|판매.{0,8}가공/,
  ],
  [
    8,
    /up-?stream leas|leased assets[^a-z]{0,4}upstream|angemietet|vorgelagert\w* (?:leasing|geleast|gemietet)|リース資産.{0,4}上流|上流.{0,4}リース|업스트림 임차|임차.{0,4}업스트림/,
  ],
  [
    13,
    /down-?stream leas|leased assets[^a-z]{0,4}downstream|nachgelagert\w* (?:leasing|geleast|vermietet)|リース資産.{0,4}下流|下流.{0,4}リース|다운스트림 임(?:대|차)/,
  ],
  [
    4,
    /up-?stream (?:transport|t ?& ?d\b|distribution|logistic|freight)|transport\w*(?: and distribution| & distribution)?[^a-z]{0,4}upstream|inbound (?:transport|logistic|freight)|vorgelagert\w* transport|輸送.{0,6}上流|上流.{0,6}輸送|업스트림 (?:운송|물류|수송)|(?:운송|물류).{0,6}업스트림|transport\w* amont/,
  ],
  [
    9,
    /down-?stream (?:transport|t ?& ?d\b|distribution|logistic|freight)|transport\w*(?: and distribution| & distribution)?[^a-z]{0,4}downstream|distribution of sold|outbound (?:transport|logistic|freight)|nachgelagert\w* transport|輸送.{0,6}下流|下流.{0,6}輸送|다운스트림 (?:운송|물류|수송)|(?:운송|물류).{0,6}다운스트림|transport\w* aval/,
  ],
  [
    1,
    /purchased? (?:products|goods|materials|services)|goods (?:and|&) services|eingekaufte|purchase of goods|procurement of (?:goods|products|materials|services)|購入した(?:製品|物品|商品)|구매.{0,12}(?:제품|원부자재|상품|재화)|achats? de (?:biens|produits)|bienes y servicios (?:adquiridos|comprados)|compra de bienes|bens e servi[cç]os (?:adquiridos|comprados)|beni e servizi acquistati|acquisto di beni|ingekochte goederen|ink(?:ö|o)pta varor|(?:innkj|indk)(?:ø|o)pte varer/,
  ],
  [
    2,
    /capital goods|capital expenditures?|capital equipment|kapitalg(?:ü|ue)ter|anlageg(?:ü|ue)ter|investitionsg(?:ü|ue)ter|資本財|자본재|biens d.(?:é|e)quipement|bienes de capital|bens de capital|beni strumentali|kapitaalgoederen|kapitalvaror|kapitalvarer/,
  ],
  [
    5,
    /\bwaste\b|abf(?:a|ä)ll|廃棄物|폐기물|d(?:é|e)chets|residuos|res[ií]duos|rifiuti|\bafval|avfall|\baffald/,
  ],
  [
    6,
    /business (?:travel|trips?|flights?)|business air travel|gesch(?:ä|ae)ftsreisen|dienstreisen|出張|출장|voyages? (?:d.affaires|professionnels)|d(?:é|e)placements professionnels|viajes de (?:negocios?|empresa|trabajo)|viagens (?:a|de) neg(?:ó|o)cios?|viaggi (?:di lavoro|d.affari)|trasferte|zakelijke reizen|zakelijk verkeer|aff(?:ä|a)rsresor|tj(?:ä|a)nsteresor|tjenestereiser|forretningsrejser|corporate travel|^(?:\W|\d|cat\w*\.?)*(?:staff |employee )?travel$/,
  ],
  [
    7,
    /commut|pendeln|arbeitsweg|通勤|통근|출퇴근|domicile[- ]travail|desplazamientos? (?:de|in itinere)|deslocamento (?:de )?(?:funcion|colab|empreg|casa)|spostamenti casa|pendolarismo|woon-werk/,
  ],
  [14, /franchis|フランチャイズ|프랜차이즈/],
  [
    15,
    /\binvestments?\b|\binvestitionen\b|投資|투자|investissements|\binversiones\b|\binvestimentos\b|\binvestimenti\b|\binvesteringen\b|\binvesteringar\b/,
  ],
]

/** Every category a label names; more than one means a figure that cannot be told apart. */
export const categoriesIn = (label: string): number[] =>
  names.filter(([, pattern]) => pattern.test(label)).map(([category]) => category)

const numbered = /(?:\bcat(?:egory|\.)?|カテゴリー?|\bpart|카테고리|유형)\s*\.?\s*(\d{1,2})(?!\d)/
const leading = /^\(?(\d{1,2})\)?\s?[.:)–-]\s*[a-z]/

/** A number that is called a category counts where the name says nothing to us. */
export const statedCategory = (label: string): number | null => {
  const found = /(?:\bcat(?:egory|\.)|カテゴリー?|카테고리)\s*(\d{1,2})(?!\d)/.exec(label)
  const number = found ? Number(found[1]) : Number.NaN
  return number >= 1 && number <= 15 ? number : null
}

/** The printed number of a category, for names that stand for two, such as leased assets. */
export const categoryNumber = (label: string): number | null => {
  const found = numbered.exec(label) ?? leading.exec(label)
  const number = found ? Number(found[1]) : Number.NaN
  return number >= 1 && number <= 15 ? number : null
}

/** "Categories 1 and 2", "1&2:", "Cat. 4 - 9": one figure for several. */
export const namesSeveral = (label: string) =>
  (/transport|distribution|logistic|leased/.test(label) &&
    /up-?stream (?:and|&|\+|\/) ?down-?stream/.test(label)) ||
  /categor(?:y|ies)\s*\d{1,2}\s*(?:,|&|and|\+|-|–|to)\s*\d{1,2}|^\d{1,2}\s*(?:&|\+|and)\s*\d{1,2}\b|cat\.?\s*\d{1,2}\s*(?:,|&|and|\+|-|–)\s*\d{1,2}/.test(
    label,
  )
