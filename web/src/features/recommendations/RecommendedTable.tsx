import { writePercent } from '@ledgerleaf/contract/percent'
import type { RecommendedBasket, RecommendedLine } from '@ledgerleaf/contract/recommendations'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { writeCategory } from '../../nouns/project/words.ts'
import { GradeMark } from '../../nouns/score/GradeTile.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** A line of it breaks before the country, and never leaves the year by itself. */
const about = ({ category, country, vintage }: RecommendedLine) => {
  const place = [country && countryName(country).replaceAll(' ', '\u00a0'), vintage]
    .filter(Boolean)
    .join('\u00a0·\u00a0')
  return [category && writeCategory(category), place].filter(Boolean).join('\u00a0· ')
}

const Score = ({ score, grade }: Pick<RecommendedLine, 'score' | 'grade'>) =>
  score === null ? (
    <span className="font-sans text-fine text-muted">not scored</span>
  ) : (
    <span className="inline-flex items-center gap-2">
      {grade && (
        <>
          <span className="sr-only">Grade {grade}, score </span>
          <GradeMark grade={grade} />
        </>
      )}
      {score}
    </span>
  )

type RowProps = { line: RecommendedLine; tonnes: number }

/** The part of the tonnes a line has, as a number and as a length. */
const Share = ({ line, tonnes }: RowProps) => (
  <span className="inline-grid gap-1 folded:w-full @2xl:w-20">
    {writePercent(line.quantity, tonnes)}
    <span aria-hidden="true" className="h-1 w-full bg-hairline">
      <span
        className="block h-full"
        style={{ width: `${(line.quantity / tonnes) * 100}%`, background: kindFill(line.category ?? '') }}
      />
    </span>
  </span>
)

const Row = ({ line, tonnes }: RowProps) => (
  // Where the columns fold, two figures share a line, each below its name.
  <TableRow
    className={cn(
      'folded:grid-cols-2 folded:[&>td:not([data-label])]:col-span-full',
      'folded:[&>td[data-label]]:flex-col folded:[&>td[data-label]]:items-start',
      'folded:[&>td[data-label]]:gap-0.5 folded:[&>td[data-label]]:text-left',
    )}
  >
    <TableCell className="min-w-44 align-top!">
      <p className="font-medium leading-snug">
        <TextLink to={`/projects/${line.projectId}`}>{line.projectName}</TextLink>
      </p>
      <p className="text-muted text-sm">{about(line)}</p>
    </TableCell>
    <TableCell numeric label="Score" className="align-top!">
      <Score score={line.score} grade={line.grade} />
    </TableCell>
    <TableCell numeric label="Tonnes" className="align-top!">
      {writeWhole(line.quantity)}
    </TableCell>
    <TableCell numeric label="Price per tonne" className="align-top!">
      {writeCents(line.pricePerCreditCents)}
    </TableCell>
    <TableCell numeric label="Total" className="align-top!">
      {writeCents(line.totalCents)}
    </TableCell>
    <TableCell numeric label="Share" className="folded:col-span-full align-top!">
      <Share line={line} tonnes={tonnes} />
    </TableCell>
    <TableCell className="min-w-48 align-top! text-sm">
      <ul className="grid gap-0.5 border-leaf border-l pl-3">
        {line.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </TableCell>
  </TableRow>
)

const Totals = ({ projects, scoreMean, tonnes, totalCents }: RecommendedBasket) => (
  <TableTotal>
    <TableCell>
      {projects} {projects === 1 ? 'project' : 'projects'}
    </TableCell>
    <TableCell numeric label="Mean score">
      {scoreMean === null ? (
        '–'
      ) : (
        <span className="whitespace-nowrap">
          <span className="font-normal font-sans text-fine text-muted folded:hidden">mean </span>
          {scoreMean.toFixed(1)}
        </span>
      )}
    </TableCell>
    <TableCell numeric label="Tonnes">
      {writeWhole(tonnes)}
    </TableCell>
    <TableCell numeric label="Price per tonne" className="font-normal text-muted">
      {writeCents(Math.round(totalCents / tonnes))}
    </TableCell>
    <TableCell numeric label="Total">
      {writeCents(totalCents)}
    </TableCell>
    <TableCell numeric label="Share">
      100 %
    </TableCell>
    <TableCell className="folded:hidden!">{null}</TableCell>
  </TableTotal>
)

/** A recommended basket: what it holds, how good and how dear each part is, and why it is there. */
export const RecommendedTable = ({ basket }: { basket: RecommendedBasket }) => {
  return (
    <Table caption="The recommended basket, line by line" folds="early">
      <thead>
        <tr>
          <TableHead>Project</TableHead>
          <TableHead numeric>Score</TableHead>
          <TableHead numeric>Tonnes</TableHead>
          <TableHead numeric>Price per tonne</TableHead>
          <TableHead numeric>Total</TableHead>
          <TableHead numeric>Share</TableHead>
          <TableHead>Why it is here</TableHead>
        </tr>
      </thead>
      <tbody>
        {basket.lines.map((line) => (
          <Row key={line.listingId} line={line} tonnes={basket.tonnes} />
        ))}
      </tbody>
      <tfoot>
        <Totals {...basket} />
      </tfoot>
    </Table>
  )
}
