/** More than any listing holds. By itself: every page counts the basket, and few read what is typed into it. */
export const quantityMax = 1_000_000_000
