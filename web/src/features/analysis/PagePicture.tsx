import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import { pageHref } from '../../nouns/analysis/addresses.ts'
import { BoxedPage } from '../../ui/BoxedPage.tsx'

type PagePictureProps = { analysis: Analysis; page: number; box: Evidence['box'] }

/** The page of the report with the figure boxed, scrolled to where it stands. */
export const PagePicture = ({ analysis, page, box }: PagePictureProps) => {
  const { width = 595, height = 842 } = analysis.pages.find((one) => one.page === page) ?? {}
  return (
    <BoxedPage
      src={pageHref(analysis.id, page)}
      alt={`Page ${page} of ${analysis.fileName}`}
      page={page}
      width={width}
      height={height}
      boxes={box ? [box] : []}
    />
  )
}
