const unit = /(\d) (?=(?:t|%|credits?|tonnes?)(?![a-z]))/gi

/** A number and what it counts stay in one line. */
export const bindUnits = (text: string): string => text.replace(unit, '$1\u00a0')

/** As it stands in a list: without the thanks of the mail, which twelve lines below each other would repeat. */
export const shortWords = (words: string): string => bindUnits(words.replace(/^Thank you\. /, ''))
