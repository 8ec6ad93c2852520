/** Letters without their accents and capitals, of the same length: what is found here stands at the same place there. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A label as it is compared: without numbers of sections, what stands in brackets, and its colon. */
export const foldLabel = (text: string): string =>
  fold(text)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^\s*(?:[a-z]?\d{0,2}(?:\.\d{1,2})*[.)]?\s+)(?=[a-z])/, '')
    .replace(/[\s:.*]+/g, ' ')
    .trim()

const registryWords = '(?:gold standard|verra|vcs|gs|acr|car|reserve|cercarbono|art|puro|isometric)'

/** What a value is called in documents of projects, by what it is; English and Spanish. */
export const labels = {
  title:
    /^(?:(?:project )?title|project name|(?:title|name) of (?:the )?project(?: activity)?|project|titulo(?: del proyecto)?|nombre del proyecto|proyecto)$/,
  projectId: new RegExp(
    `^(?:${registryWords} )?(?:(?:project |registry |proyecto )(?:id|identifier|identification(?: number| code)?|(?:registration )?(?:number|no|nr|code)|ref(?:erence)?(?: number)?)|id)(?: number| of (?:the )?project)?$|^(?:id|identificador|identificacion|codigo|numero|no|n)(?: unico)?(?: de (?:registro|identificacion))? (?:del?|de la|en el) (?:proyecto|registro|iniciativa)$|^codigo$|^${registryWords} (?:id|number|no)$`,
  ),
  registry:
    /^(?:(?:carbon|ghg|crediting|certification|offset) )?(?:registry|program(?:me)?|standard|scheme)(?: name)?$|^registered (?:with|under|at|in)$|^(?:programa|estandar|registro|standard)(?: de (?:certificacion|gei|carbono|registro))?$/,
  methodology: /methodolog|metodolog|^(?:applied |project )?protocol(?: used| applied)?s?\b|^protocolo/,
  tool: /\btools?\b|\bmodules?\b|herramienta|modulo/,
  crediting:
    /credit\w* period|period of credit|periodos? (?:de |del )?(?:acreditacion|creditos?|crediticio|cuantificacion)/,
  monitoring:
    /(?:monitoring|reporting|verification|verified|monitored) periods?|period (?:verified|covered|monitored|under (?:review|verification))|periodos? (?:de |del? )?(?:monitoreo|reporte|verificacion|verificado|seguimiento|monitoreado)/,
  verifier:
    /^(?:validation (?:and|&|or|\/) ?)?verif(?:ier|ication (?:body|entity|company|organi[sz]ation|agency|firm))$|^vvb$|^validation ?(?:\/|and|&) ?verification body|^(?:independent )?verifier$|^verified by$|^verification (?:carried out|performed|conducted) by$|^(?:organismo|ente|entidad|cuerpo)(?: de)?(?: validacion y)? verifica(?:cion|dor|dora)$|^(?:organismo de validacion y verificacion|ovv|verificador|verificado por)$/,
  assurance:
    /(?:level of assurance|assurance level|^assurance$)|nivel de (?:aseguramiento|seguridad|garantia)/,
  accreditation: /^accredit(?:ation|ed)\b|^acredita(?:cion|do)\b/,
  vintage:
    /^vintages?(?: years?| periods?)?$|^(?:monitoring |calendar |reporting )?years?$|^anos?$|^(?:anada|cosecha|vigencia)s?(?: .*)?$|^ano (?:de )?(?:cosecha|vigencia|vintage)$/,
  vintageStart:
    /^(?:vintage (?:start|from|begin\w*)|start of vintage|inicio (?:de )?(?:la )?(?:vigencia|cosecha))/,
  vintageEnd: /^(?:vintage (?:end|to)|end of vintage|fin (?:de )?(?:la )?(?:vigencia|cosecha))/,
  serial: /\bserials?\b|\bseriales?\b/,
  firstSerial: /\b(?:first|start\w*|from|begin\w*|desde|inicial|inicio)\b|^de$/,
  lastSerial: /\b(?:last|end\w*|to|until|hasta|final|fin)\b|^a$/,
} as const

const credits =
  /\b(?:vcus?|credits?|units?|gsvers?|vers|crts?|erts?|carbonceros|creditos|unidades|issued|emitid[oa]s?|eligible|certificad[oa]s?)\b/
const net = /\bnet\b|\bnet[oa]s?\b|\bverified\b|\bverificad[oa]s?\b/
const tonnes = /\b(?:(?:emission )?reductions?|removals?|sequestration|reducciones|remociones)\b/
const amount = /\b(?:quantity|amount|volume|cantidad|volumen|total)\b|\bt ?co2/
const others =
  /\bbaseline\b|^project\b|\bproject emissions\b|\bleakage\b|\bbuffer\b|linea base|\bfugas?\b|\bretir\w*|\bcancel\w*|\bprice\b|\bholder\b|\bdestroyed\b|\breserva\b|\bdate\b|\bon$|\bfecha\b/

/** How well a head says that its figures are the credits of a vintage: of several such columns the last step counts. */
export const quantityRank = (label: string): number => {
  if (others.test(label) && !tonnes.test(label)) return 0
  if (/\bbuffer\b|\bserial/.test(label)) return 0
  if (credits.test(label)) return 4
  if (tonnes.test(label)) return net.test(label) ? 3 : 2
  // A net result may be one of money.
  return amount.test(label) || net.test(label) ? 1 : 0
}

/** What is hoped for is no credit yet. */
export const isEstimated = (text: string): boolean =>
  /\bestimat|\bex[- ]?ante\b|\bproject(?:ed|ions?)\b|\bforecast|\bexpected\b|\bestimad|\bproyectad|\bprevist|\besperad/.test(
    fold(text),
  )

export const isLabel = (text: string): boolean => {
  const label = foldLabel(text)
  return (
    label.length > 0 &&
    label.length <= 70 &&
    (Object.values(labels).some((pattern) => pattern.test(label)) || quantityRank(label) > 0)
  )
}
