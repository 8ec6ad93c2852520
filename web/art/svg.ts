type Sheet = { width: number; height: number; body: string; style?: string; open?: string }

/** The file around a drawing. It is shown as a picture or a mask; its name is given where it is shown. */
export const svg = ({ width, height, body, style, open = '' }: Sheet) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ${open}>${
    style ? `<style>${style.replace(/\s+/g, ' ').trim()}</style>` : ''
  }${body}</svg>\n`

/** Both palettes in one file: the picture follows the page it stands on. */
export const dayAndNight = (day: Record<string, string>, night: Record<string, string>) => {
  const rules = (palette: Record<string, string>) =>
    Object.entries(palette)
      .map(([name, value]) => `.${name}{${value}}`)
      .join('')
  return `${rules(day)}@media (prefers-color-scheme:dark){${rules(night)}}`
}
