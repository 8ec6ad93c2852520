/** How reports say a figure in a sentence. Each pattern is of words and signs; what they mean is told where they are used. */
const figure = "\\d[\\d.,'’\\u00a0\\u202f ]*\\d|\\d"
const unitAfter =
  '(?:(?:millions?(?: of)?|thousands?(?: of)?|mio\\.?|tsd\\.?|k) ?)?(?:(?:metric )?(?:(?:kilo|mega)?tonnes?|(?:kilo)?tons?)|(?:[kKM]|MM)?[tT] ?-?CO2[- ]?e?q?|MMT|kt|Mt|mt|MT|t)(?![a-z])(?:[- ]?(?:of )?(?:CO2|carbon dioxide)(?:[- ]?e(?:q(?:uivalents?)?)?(?![a-z])|[- ]equivalents?)?)?'
const about =
  '(?:approximately |about |around |approx\\. |ca\\. |a total of |some |roughly |just over |just under |nearly |almost )?'
export const stated = new RegExp(
  `(?:\\b(?:were|was|are|is|of|to|totall?ed|totall?ing|amount(?:s|ed|ing)? to|stood at|reached|came to|comprised|emitted|reported|account(?:s|ed|ing) for|contributed|generated|estimated (?:at|to be)|at)|[:=–]|\\.{4,})\\s*${about}(${figure}) ?(${unitAfter})`,
  'gi',
)
/** "12,345 tonnes CO2e of Scope 1 emissions": what it is stands behind the figure. */
export const followed = new RegExp(
  `(?<![\\d.,])(${figure}) ?(${unitAfter}) (?:of|in|from|for|under|as|were|was) (?:our |total |gross |direct |indirect |absolute )*((?:(?:location|market)[- ]based )?scope ?[123]\\b(?:(?!(?:and|plus|&) (?:approximately |about )?\\d)[^.;,]){0,40})`,
  'gi',
)
/** "12,345 tonnes CO2e (Scope 1)". */
export const bracketed = new RegExp(
  `(?<![\\d.,])(${figure}) ?(${unitAfter}) \\(((?:(?:location|market)[- ]based )?scope ?[123]\\b[^()]{0,40})\\)`,
  'gi',
)
/** "compared with 11,900 tonnes in 2019", "(11,900 tonnes in 2019)". */
export const compared = new RegExp(
  `(?:(?:compared (?:to|with)|versus|vs\\.?|against|(?:up|down) from|from|after|and) |\\()${about}(${figure}) ?(${unitAfter})? (?:in|for) (?:the year |fiscal year |financial year |FY ?)?(20\\d\\d)`,
  'gi',
)
export const change =
  /\b(?:was |were |has |have )?(?:reduced|decreased|increased|declined|fell|rose|dropped|grew)(?: by)? (?:approximately |about |around )?[\d.,]+ ?(?:%|per ?cent) to\b/i
export const comparison = /\b(?:compared (?:to|with)|versus|vs|against|(?:up|down) from)\b/i
export const previous = new RegExp(
  `\\((?:FY ?)?(20\\d\\d|prior year|previous year) ?: ?(${figure})(?: ?${unitAfter})?\\)`,
  'gi',
)
export const listed = new RegExp(
  `(?<=[;,|/] ?|and )(?:FY ?)?(20\\d\\d) ?[:=] ?(${figure})(?: ?(${unitAfter}))?`,
  'gi',
)
export const series = new RegExp(`(${figure}) ?(?:${unitAfter})? ?(?:\\((20\\d\\d)\\)|in (20\\d\\d))`, 'gi')

export const notAbsolute =
  /reduc|decreas\w* by|increas\w* by|sav(?:ed|ing)|avoid|target|goal|offset|credit|remov|compensat|equivalent to|per |intensity|if |would have|potential|forecast|by 20[3-6]\d|approximately \d+%/i
export const pairOf = new RegExp(
  `(scope ?[123]\\b[^.;\\d]{0,40}?) (?:and|&) ((?:(?:location|market)[- ]based )?scope ?[123]\\b[^.;\\d]{0,60}?)(?:were|was|amounted to|totall?ed|stood at|of|reached) ${about}(${figure}) ?(${unitAfter})?,? and ${about}(${figure}) ?(${unitAfter}),? respectively`,
  'gi',
)
/** "from 13 t in 2022 to 12 t in 2023". */
export const fromTo = new RegExp(
  `\\bfrom ${about}(${figure}) ?(${unitAfter})? (?:in|for) (?:FY ?)?(20\\d\\d) to ${about}(${figure}) ?(${unitAfter}) (?:in|for) (?:FY ?)?(20\\d\\d)`,
  'gi',
)
/** "Total energy consumption was 12 MWh". */
export const energyStated = new RegExp(
  `((?:\\btotal|\\boverall|\\bgross|\\bglobal|\\bgroup)[^.;\\d]{0,24}\\benergy (?:consumption|consumed|use|usage|demand)\\b[^.;]{0,48}?)(?:\\b(?:was|were|is|amount(?:s|ed) to|totall?ed|stood at|reached|came to|of)|[:=]) ?${about}(${figure}) ?((?:(?:million|thousand) )?(?:[kMGT]Wh|[GTP]J))\\b`,
  'gi',
)
/** "10 t (location-based)": the method of Scope 2 behind its figure. */
export const tailed = new RegExp(
  `(?<![\\d.,])(${figure}) ?(${unitAfter}),? \\((?:using |under |by |on )?(?:the |a )?(location|market)[- ]based[^()]{0,24}\\)`,
  'gi',
)
const listUnit = `(?: ?(?:${unitAfter}))?`
/** "Scope 1, Scope 2 and Scope 3 emissions were 10, 20 and 30 t respectively". */
export const threeOf = new RegExp(
  `scopes? ?1, ?(?:scope ?)?2,? (?:and|&) (?:scope ?)?3\\b[^.;\\d]{0,60}?(?:were|was|amounted to|totall?ed|stood at|of|reached) ${about}(${figure})${listUnit}, ${about}(${figure})${listUnit},? and ${about}(${figure}) ?(${unitAfter}),? respectively`,
  'gi',
)
