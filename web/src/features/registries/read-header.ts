const headBytes = 64 * 1024

/** The names in the first line of a file, as far as a person has to choose among them. */
export const readHeader = async (file: File): Promise<string[]> => {
  const [line = ''] = (await file.slice(0, headBytes).text()).replace(/^\ufeff/, '').split(/\r?\n/, 1)
  const mark = [';', '\t'].find((one) => line.includes(one)) ?? ','
  return line
    .split(mark)
    .map((name) => name.trim().replace(/^"|"$/g, '').replaceAll('""', '"'))
    .filter((name) => name !== '')
}
