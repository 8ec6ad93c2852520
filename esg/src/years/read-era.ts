/** Years counted from an emperor's accession or the founding of a republic, as Japanese and Taiwanese reports print them. */
const eras: [RegExp, number][] = [
  [/令和\s?(元|\d{1,2})/g, 2018],
  [/平成\s?(元|\d{1,2})/g, 1988],
  [/民[國国]\s?(\d{2,3})(?=\s?年|$)/g, 1911],
  [/(?<![\p{L}\d])R\s?(\d{1,2})(?=\s?年)/gu, 2018],
  [/(?<![\p{L}\d])H\s?(\d{1,2})(?=\s?年)/gu, 1988],
  // Without its name the republic's year has three digits and is said to be one a report is about.
  [/(?<!\d)(1[0-4]\d)(?=\s?年度)/g, 1911],
  // The short form of a year of our calendar.
  [/^['’]?([0-3]\d)(?=\s?年度)/g, 2000],
]
const any = /令和|平成|民[國国]|\d\s?年/

/** The text with the years of eras as years of our calendar. */
export const withoutEras = (text: string): string =>
  any.test(text)
    ? eras.reduce(
        (left, [pattern, before]) =>
          left.replace(pattern, (_, count: string) => String(before + (count === '元' ? 1 : Number(count)))),
        text,
      )
    : text
