import type { Cues, Evidence } from '../types.ts'

/**
 * What the rules listen for in the words of a document. Each is looked for by its usual words in English, German,
 * French, Spanish, Italian and Portuguese.
 */
export const cuePatterns = {
  assurance:
    /limited assurance|reasonable assurance|ISAE\s?3000|ISAE\s?3410|ISO\s?14064-3|AA1000|independently verified|third[- ]party (?:verif|assur)|externally (?:verified|assured)|verification statement|保証|begrenzter Sicherheit|hinreichender Sicherheit|assurance (?:mod[ée]r[ée]e|raisonnable|limit[ée]e)|aseguramiento limitado|verificaci[óo]n independiente|revisione limitata|asseguração limitada/i,
  boundary:
    /operational control|financial control|equity share|control approach|organi[sz]ational boundar|operative[nr]? Kontrolle|contr[ôo]le op[ée]rationnel|control operacional|controllo operativo|controle operacional/i,
  standard: /GHG Protocol|Greenhouse Gas Protocol|ISO\s?14064|Bilan Carbone/i,
  factors:
    /\bAR[456]\b|global warming potential|\bGWPs?\b|IPCC|DEFRA|DESNZ|\bIEA\b|eGRID|ecoinvent|emission factors?|Emissionsfaktor|facteurs? d.[ée]mission|factor(?:es)? de emisi[óo]n|fattori di emissione|fator(?:es)? de emiss/i,
  intensity:
    /(?:(?:carbon|emissions?|GHG|CO\s?[2₂]e?|greenhouse gas|energy) intensit(?:y|ies)\b|Emissionsintensit\S*|intensit[ée] (?:carbone|des [ée]missions)|intensidad de (?:carbono|emisiones)|intensit[àa] (?:carbonica|emissiva)|intensidade (?:carb[óo]nica|de emiss\w+))[^.]{0,60}(?:\d\s?(?:k?g|k?t|tonnes?|tons?|[kMG]Wh|GJ|MJ)\b|CO\s?[2₂]\w{0,3}\s?(?:per|pro|por|par|\/))|\d\s?(?:k?g|k?t|tonnes?|tons?)\s?(?:of )?CO\s?[2₂]\w{0,3}\s?(?:per|pro|por|par|\/)\s?[a-z$€£]/i,
  baseYear:
    /\b(?:base(?:line)?|reference) year\b[^.]{0,30}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b[^.]{0,12}\b(?:base(?:line)?(?: year)?|reference year)\b|Basisjahr[^.]{0,20}\b20\d\d|ann[ée]e de r[ée]f[ée]rence[^.]{0,20}\b20\d\d|a[ñn]o base[^.]{0,20}\b20\d\d|anno (?:base|di riferimento)[^.]{0,20}\b20\d\d|ano[- ]base[^.]{0,20}\b20\d\d/i,
  change:
    /restat|recalculat|acquisition|divest|methodolog(?:y|ical) change|change in methodology|structural change/i,
  restated: /restat|recalculat|revised|adjusted (?:for|to)|previously reported|corrected/i,
  contracts:
    /renewable energy certificate|\bRECs?\b|\bGOs?\b|guarantees? of origin|\bEACs?\b|\bPPAs?\b|power purchase agreement|I-REC|Herkunftsnachweis|garanties? d.origine|garant[íi]as? de origen|garanzie? d.origine|garantias? de origem/i,
  bank: /\b(?:bank|banking group|insurer|insurance company|asset manager)\b/i,
  lending: /loans|premiums|assets under management/i,
  financed: /financed emissions|PCAF/i,
  trading: /\bEU[- ]ETS\b|\bUK ETS\b|emissions? trading (?:scheme|system)|cap[- ]and[- ]trade/i,
  heavy:
    /\b(?:cement|clinker|steel(?:works|making)?|refiner(?:y|ies)|blast furnace|power plants?|airline|aircraft fleet|aluminium smelter|fertili[sz]er plants?|paper mills?)\b/i,
  tradingShare:
    /(?:\d ?%|per ?cent|percent\w*|share)[^.]{0,90}(?:\bETS\b|emissions? trading|emissions?-limiting)|(?:\bETS\b|emissions? trading|emissions?-limiting)[^.]{0,90}(?:\d ?%|per ?cent|percent)/i,
  biofuel:
    /\b(?:biomass (?:boiler|combustion|plant|energy|fuel)|biogas|wood (?:pellets|chips)|biofuels?|bioethanol|biodiesel|\bHVO\b|landfill gas)\b/i,
  biogenic: /biogenic|outside (?:of )?(?:the )?scopes?/i,
  energySplit:
    /(?:non-?renewable|from renewable (?:sources|energy)|renewable (?:energy|electricity|share|sources)|fossil (?:sources|fuels?)|green electricity)/i,
  fiscalYear:
    /(?:financial|fiscal) year[^.]{0,40}?(?:ended|ending|ends|to|from)[^.]{0,16}\b(?:january|february|march|april|may|june|july|august|september|october|november)\b/i,
  calendarYear:
    /(?:emissions?|GHG|greenhouse gas|environmental|energy)\b[^.]{0,80}\bcalendar year|calendar year\b[^.]{0,80}(?:emissions?|GHG|greenhouse gas|environmental data)/i,
  calendarReason: /calendar year[^.]{0,120}(?:because|since|in order to|to align|allows)/i,
  neutral:
    /\b(?:is|are|were|became|been|remain(?:s|ed)?|as) (?:carbon|climate|CO2)[- ]neutral|certified (?:carbon|climate)[- ]neutral/i,
  credits: /carbon (?:credits?|offsets?)|offset(?:s|ting)? (?:retired|purchased|projects)/i,
  net: /\bnet (?:GHG |carbon |greenhouse gas )?emissions\b/i,
} satisfies Record<string, RegExp>

export type CueName = keyof typeof cuePatterns

/** Where the document says it; null where it does not, or not in words known to us. */
export const saidIn = ({ said }: Cues, name: CueName): Evidence | null => said[name] ?? null

/** Whether cues kept earlier answer everything that is asked of them today. */
export const areCurrent = ({ said }: Cues): boolean => Object.keys(cuePatterns).every((name) => name in said)
