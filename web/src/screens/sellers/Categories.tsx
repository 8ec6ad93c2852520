import { useKindsOnSale } from '../../nouns/market/kinds-on-sale.ts'
import { usePricesNow } from '../../nouns/market/prices-now.ts'
import { cn } from '../../ui/cn.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Section } from '../../ui/Section.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { categories, categoryFigures } from './categories.ts'

/** Told of every category, and of none by the market: apart from the tiles, where what is on sale is counted. */
const Illustrative = () => (
  <div className="mt-12 grid max-w-2xl gap-3 text-muted text-sm">
    <h3 className="font-mono text-eyebrow">Illustrative figures</h3>
    <Table
      caption="Illustrative figures"
      className="text-sm max-sm:[&_td]:px-2 max-sm:[&_th]:whitespace-normal max-sm:[&_th]:px-2 [&_tr]:h-10!"
    >
      <thead>
        <TableRow>
          <TableHead>Category</TableHead>
          <TableHead numeric>Average price</TableHead>
          <TableHead numeric>Active projects</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {categories.map(({ kind, title }) => (
          <TableRow key={kind}>
            <TableCell>{title}</TableCell>
            <TableCell numeric>{categoryFigures.price}</TableCell>
            <TableCell numeric>{categoryFigures.projects}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  </div>
)

// In two columns the fifth would stand beside nothing: it lies across both.
const alone =
  'sm:max-lg:col-span-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-x-8'

type OnSaleProps = { count: number | undefined; prices: string | null; kind: string }

/** What the market itself says leads; a line keeps its room until it is known. */
const OnSale = ({ count, prices, kind }: OnSaleProps) => (
  <p className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-hairline border-t pt-3">
    {count === 0 && <span className="text-muted">None is on sale here now</span>}
    {count !== undefined && count > 0 && (
      <TextLink to={`/marketplace?category=${kind}`} className="text-lg max-sm:text-base">
        <span className="font-[480] font-display text-2xl tabular-nums">{count}</span>{' '}
        {count === 1 ? 'project' : 'projects'} on sale here now
      </TextLink>
    )}
    {count !== undefined && count > 0 && prices && (
      <span className="whitespace-nowrap font-[480] font-display text-2xl tabular-nums max-sm:text-xl">
        <span className="sr-only">Price per credit now: </span>
        {prices}
      </span>
    )}
  </p>
)

export const Categories = () => {
  const onSale = useKindsOnSale()
  const prices = usePricesNow()
  return (
    <Section>
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <div className="grid justify-items-start gap-4">
          <Eyebrow>What is sold here</Eyebrow>
          <Heading level={2}>Project categories</Heading>
        </div>
        <p className="max-w-sm text-muted text-sm">
          What is on sale here now is counted. The table below it is illustrative.
        </p>
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-14 max-sm:gap-y-8 sm:grid-cols-2 lg:grid-cols-6">
        {categories.map(({ kind, title, desc, image, alt }, i) => (
          <li
            key={image}
            // A phone has room for a small picture beside the words, not for five great ones under each other.
            className={cn(
              'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-start max-sm:gap-x-4',
              i < 2 ? 'lg:col-span-3' : 'lg:col-span-2',
              i === categories.length - 1 && alone,
            )}
          >
            <Plate art={image} alt={alt} shape="aspect-[16/10] max-sm:aspect-[3/4] object-cover" />
            <div>
              <h3 className="mt-5 font-[500] text-xl max-sm:mt-0 max-sm:text-lg">{title}</h3>
              <p className="mt-2 mb-4 text-note text-muted max-sm:mt-1 max-sm:mb-2 max-sm:text-sm">{desc}</p>
              <OnSale count={onSale?.(kind)} prices={prices(kind)} kind={kind} />
            </div>
          </li>
        ))}
      </ul>
      <Illustrative />
    </Section>
  )
}
