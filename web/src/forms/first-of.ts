type Placed = Pick<Node, 'compareDocumentPosition'>

// Node.DOCUMENT_POSITION_PRECEDING, by its number: a test has no document.
const preceding = 2

/** Of elements of a page the one a reader meets first, in whatever order they were made. */
export const firstOf = <Element extends Placed>(elements: readonly Element[]): Element | undefined =>
  elements.reduce<Element | undefined>(
    (first, one) =>
      first && !(first.compareDocumentPosition(one as unknown as Node) & preceding) ? first : one,
    undefined,
  )
