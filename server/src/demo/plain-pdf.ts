// What the alphabet of the standard fonts has beyond Latin-1, and where.
const beyondLatin: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '₂': 0x32 }

/** A string of the file: standard letters, with what would end it held back. */
const quoted = (text: string): string => {
  const letters = Array.from(text, (letter) => {
    const code = beyondLatin[letter] ?? letter.charCodeAt(0)
    return code < 256 ? String.fromCharCode(code) : '?'
  })
  return `(${letters.join('').replace(/[\\()]/g, '\\$&')})`
}

const left = 56
const top = 786
const lettersAcross = 84

const wrap = (text: string): string[] => {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line && line.length + word.length >= lettersAcross) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}

/** The lines of the page, each set at its place. */
const draw = (title: string, paragraphs: readonly string[]): string => {
  let y = top
  const put = (text: string, font: string, size: number) => {
    y -= size * 1.5
    return `BT /${font} ${size} Tf ${left} ${y.toFixed(1)} Td ${quoted(text)} Tj ET`
  }
  const lines = [put(title, 'Strong', 20)]
  for (const paragraph of paragraphs) {
    y -= 9
    for (const line of wrap(paragraph)) lines.push(put(line, 'Text', 10.5))
  }
  return lines.join('\n')
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/**
 * One page of words in the fonts every reader of PDFs brings, for the invented documents of the demo: a first start should
 * not wait for the typesetter, and other people's documents do not look like ours.
 */
export const writePlainPdf = (title: string, paragraphs: readonly string[]): Buffer => {
  const page = draw(title, paragraphs)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] /Contents 4 0 R /Resources << /Font << /Text 5 0 R /Strong 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${quoted(title)} >>`,
  ]
  let file = '%PDF-1.7\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(file.length)
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
