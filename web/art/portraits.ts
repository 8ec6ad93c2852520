import { contourLines, levelsBetween } from './contour-lines.ts'
import { terrain } from './noise.ts'
import { dayAndNight, svg } from './svg.ts'

const [width, height] = [320, 400]

type Sitter = {
  seed: number
  skin: string
  hair: string
  coat: string
  /** How far the nose and the chin stand out, in units: no two profiles are alike. */
  nose: number
  chin: number
  /** Covered by a scarf. */
  hidesEar?: true
  /** Drawn behind the face, and over it. */
  behind?: string
  over: string
}

/** A face in profile, from the hairline down to the throat. */
const profile = (nose: number, chin: number) =>
  `M150 58C182 54 204 74 207 104C208 118 213 126 214 138C214 144 211 148 213 153L${232 + nose} 182C${235 + nose} 188 ${230 + nose} 192 221 192C222 197 229 199 228 204C227 208 221 207 221 209C222 212 227 214 225 219C223 223 218 222 218 227C218 232 ${222 + chin} 236 ${220 + chin} 244C${217 + chin} 256 196 258 184 254C178 262 178 280 182 300L190 330H110L116 290C118 262 106 240 98 214C84 168 92 66 150 58Z`

const coat = 'M34 400C38 352 62 326 108 306C130 322 164 322 186 302C232 318 268 338 276 400Z'
const ear =
  '<g transform="rotate(-8 140 172)"><ellipse class="sk" cx="140" cy="172" rx="10" ry="17"/><path class="ink" d="M147 162C140 156 134 166 137 176C138 182 143 184 146 180" fill="none" opacity=".35" stroke-width="2"/></g>'
const collar = 'M108 306C130 330 166 330 186 302M147 322V400'

const sitters: Record<string, Sitter> = {
  lindqvist: {
    seed: 3,
    skin: '#e2b896',
    hair: '#c08a3e',
    coat: '#3f6d57',
    nose: 0,
    chin: 0,
    behind: '<circle cx="84" cy="120" r="36"/>',
    over: '<path d="M210 106C196 96 176 96 160 108C150 120 148 140 150 160C142 176 128 200 112 214C92 190 80 140 92 100C104 62 136 46 164 48C194 50 210 76 210 106Z"/>',
  },
  arriaga: {
    seed: 8,
    skin: '#b97f55',
    hair: '#2b211c',
    coat: '#8a5a2b',
    nose: 4,
    chin: 3,
    over: '<path d="M150 150C140 178 142 204 150 218C160 236 170 240 182 234C192 226 206 216 226 217L222 224C222 230 228 238 226 248C222 268 196 276 176 266C140 250 112 232 100 204C96 176 120 150 150 150Z"/><path d="M98 214C88 180 90 140 104 120L150 128L150 158C138 170 122 198 98 214Z"/><path class="hat" d="M44 122C90 106 196 100 262 122C258 132 236 130 212 126C170 118 120 122 84 132C62 136 46 134 44 122Z"/><path class="hat" d="M92 122C92 80 104 42 148 40C160 40 164 46 174 44C202 44 212 82 212 118C176 108 128 110 92 122Z"/><path class="band" d="M92 122C92 114 93 108 94 102C130 92 172 90 210 100L212 118C176 108 128 110 92 122Z"/>',
  },
  yusuf: {
    seed: 14,
    skin: '#7d4f34',
    hair: '#1f5a63',
    coat: '#1f5a63',
    nose: -3,
    chin: -2,
    hidesEar: true,
    behind: '<path d="M96 90C70 150 66 260 30 400H120L190 310L170 200Z"/>',
    over: '<path d="M212 116C204 92 184 80 168 88C172 120 166 170 172 206C176 232 184 246 196 256C200 276 204 300 214 326C170 352 110 350 66 332C84 290 76 230 76 170C76 96 106 44 156 42C192 42 212 78 212 116Z"/><path class="fold" d="M186 84C120 84 96 140 104 230M196 258C164 262 130 290 108 330M172 206C150 230 120 250 92 268"/>',
  },
  okafor: {
    seed: 21,
    skin: '#5a3826',
    hair: '#17120f',
    coat: '#33475b',
    nose: -2,
    chin: 2,
    over: '<path d="M208 104C198 100 186 102 178 110L152 116C150 130 152 142 148 152C138 160 132 176 128 190C116 200 106 206 98 204C84 168 88 108 108 76C122 54 150 46 174 52C196 58 208 80 208 104Z"/><path d="M218 228C208 228 198 234 190 244C180 250 170 246 160 238C158 248 168 256 184 258C200 260 216 258 220 244Z"/>',
  },
  quispe: {
    seed: 27,
    skin: '#c68d63',
    hair: '#231a18',
    coat: '#9c3a24',
    nose: 3,
    chin: -3,
    over: '<path d="M208 102C190 92 170 96 160 112C152 130 154 146 146 160C140 184 126 204 108 216C88 190 82 140 92 104C104 64 136 48 164 50C192 52 208 74 208 102Z"/><path d="M96 190C80 230 92 262 80 300C72 326 84 350 74 384L100 392C112 356 104 330 114 300C124 264 122 230 130 200Z"/><path class="fold" d="M92 262C100 270 108 272 116 268M82 300C92 308 102 310 112 304M80 338C90 346 98 348 108 342"/>',
  },
  dahl: {
    seed: 35,
    skin: '#ecc7a8',
    hair: '#b9b6ab',
    coat: '#565d4a',
    nose: 5,
    chin: 1,
    over: '<path d="M186 70C170 74 158 92 154 112C150 132 150 146 146 158C138 170 132 184 128 196C118 208 106 212 98 210C86 176 86 116 106 84C124 56 160 50 186 62Z"/><path d="M218 228C206 226 196 232 188 240C174 238 162 226 154 206L142 204C146 236 166 258 190 260C206 262 220 256 220 244Z"/><path class="wire" d="M216 150C206 148 196 150 194 160C194 170 204 174 212 170C218 166 218 156 216 150ZM194 158L150 164"/>',
  },
}

const style = ({ skin, hair, coat: cloth }: Sitter) =>
  dayAndNight(
    {
      bg: 'fill:#dce7e4',
      ln: 'stroke:#10241d;opacity:.16',
      sk: `fill:${skin}`,
      ha: `fill:${hair}`,
      co: `fill:${cloth}`,
      hat: 'fill:#d9b877',
      band: 'fill:#5c3b1e',
      fold: 'fill:none;stroke:#f6f4ec;opacity:.32;stroke-width:2',
      wire: 'fill:none;stroke:#10241d;stroke-width:3',
      ink: 'stroke:#10241d',
    },
    { bg: 'fill:#456a5f', ln: 'stroke:#0c1512;opacity:.3', all: 'filter:brightness(.92)' },
  )

/** One sitter, cut from paper: a profile without features, so that nobody is portrayed. */
const portrait = (sitter: Sitter) => {
  const lines = contourLines(terrain(sitter.seed), {
    width,
    height,
    cell: 12,
    scale: 220,
    levels: levelsBetween(-0.5, 0.5, 8),
    tolerance: 2,
    shortest: 140,
  })
  return svg({
    width,
    height,
    style: style(sitter),
    body: `<rect class="bg" width="${width}" height="${height}"/><path class="ln" fill="none" d="${lines.join('')}"/><g class="all"><g class="ha">${sitter.behind ?? ''}</g><path class="co" d="${coat}"/><path class="sk" d="${profile(sitter.nose, sitter.chin)}"/><path class="co" d="M34 400C38 352 62 326 108 306C126 330 168 330 186 302C232 318 268 338 276 400Z"/><path d="${collar}" fill="none" class="ink" opacity=".35" stroke-width="2"/><g class="ha">${sitter.over}</g>${sitter.hidesEar ? '' : ear}</g>`,
  })
}

export const portraits: Record<string, () => string> = Object.fromEntries(
  Object.entries(sitters).map(([name, sitter]) => [`portrait-${name}`, () => portrait(sitter)]),
)
