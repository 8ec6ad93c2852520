/** Lower case, without accents and raised or lowered figures, so that one pattern serves however a question is typed. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

// Every pattern is for folded text: English, German, French, Spanish, Italian, Portuguese.
export const emissionWords =
  /\b(?:emi(?:ss|s|t)\w*|co2\w*|ghg\w*|carbon\w*|greenhouse|thg|treibhausgas\w*|footprint|fussabdruck|empreinte|huella|impronta|pegada|ges|gei|gee)\b/
export const totalWords =
  /\b(?:total\w*|overall|footprint|whole|gesamt\w*|insgesamt|fussabdruck|empreinte|huella|impronta|pegada|totali|totais)\b/

export const operationWords = {
  share:
    /\b(?:shares?|proportion|per ?cent(?:age)?|fraction|how much of|anteil\w*|prozent\w*|pourcentage|porcentaje|percentuale|percentagem|proporcion|quota|parcela|quelle part|part (?:de|du|des)|que parte)\b|%/,
  change:
    /\b(?:chang\w*|gr[eo]w\w*|increas\w*|decreas\w*|reduced|reduction|fall|falls|fell|fallen|rise[ns]?|rose|dropped|drop|went (?:up|down)|trend|develop\w*|evol\w*|compar\w*|versus|vs|verander\w*|entwick\w*|gestiegen|gesunken|variation|variaci?o\w*|variazione|cambi\w*|aument\w*|disminu\w*|diminu\w*|baisse|hausse|redu[cz]\w*|ridu[cz]\w*|mud(?:ou|anca)\w*)\b/,
  difference: /\b(?:difference|gap|minus|differenz|unterschied|ecart|difference|diferenci?a|differenza)\b/,
  average: /\b(?:average|mean|durchschnitt\w*|mittelwert|moyenne|promedio|media|medio|medie)\b/,
  largest:
    /\b(?:largest|biggest|highest|greatest|most(?! recent)|main|top|grosste[nrs]?|hochste[nrs]?|meisten|plus (?:grande?|elevee?|importante?)|mayor|principal\w*|maggior\w*|piu (?:alt|grand)\w*|maior\w*)\b/,
  smallest:
    /\b(?:smallest|lowest|least|kleinste[nrs]?|niedrigste[nrs]?|geringste[nrs]?|plus (?:petite?|faible|basse?)|menor\w*|minor\w*|piu (?:bass|piccol)\w*)\b/,
  sum: /\b(?:sum|add(?:ed)?|together|combined|plus|cumulat\w*|altogether|summe|zusammen|addi\w*|somme|ensemble|suma|juntos|somma|insieme|soma|juntas)\b|\+/,
} as const
export type Operation = keyof typeof operationWords

export const perWords = {
  employees:
    /\b(?:per|pro|je|par|por|por cada)\s+(?:employee|fte|head|capita|person|mitarbeit\w*|kopf|beschaftigt\w*|employes?|salaries?|collaborateurs?|emplead\w*|dipendent[ei]|colaborador\w*|funcionari\w*|empregad\w*)\b/,
  revenue:
    /\b(?:per|pro|je|par|por)\s+(?:(?:million|unit|euro|dollar|eur|usd|net|of|de|mio\w*|[€$£])\s+(?:of |de |d')?(?:[€$£a-z]+ )?)?(?:revenue|sales|turnover|umsatz\w*|chiffre d'affaires|ingresos|ventas|ricavi|fatturato|receita)\b/,
} as const
export const intensityWords = /\b(?:intensit\w*|intensid\w*|emissionsintensit\w*|carbon efficiency)\b/

/** What figures alone cannot answer: why, who, and how something was done. */
export const beyondFigures =
  /\b(?:why|who|whom|how come|warum|wieso|wer|pourquoi|qui|perche|chi|quien|quem)\b|\bpor que\b|\bhow (?:is|are|was|were|do|does|did)\b[^?]*\b(?:calculated?|measured?|collected?|determined?|estimated?)\b/
