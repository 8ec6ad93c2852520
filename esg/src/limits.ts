/** What one document may cost. Everything above is refused with a message, before or while it is read. */
export const limits = {
  bytes: 25 * 1024 * 1024,
  pages: 1000,
  glyphsPerPage: 200_000,
  glyphs: 6_000_000,
  sheets: 200,
  cells: 2_000_000,
  /** A sheet beyond these is looked through, and what matters of it is read. */
  fullCells: 60_000,
  fullRows: 25_000,
  /** What is read of it at most, and what is looked through. */
  skimmedCells: 150_000,
  skimmedColumns: 1000,
  rows: 5_000_000,
  cellsSeen: 20_000_000,
  zipEntries: 2000,
  zipEntryBytes: 100 * 1024 * 1024,
  zipTotalBytes: 200 * 1024 * 1024,
  zipRatio: 100,
  zipRatioFrom: 10 * 1024 * 1024,
  scannedPages: 40,
  scansAmongText: 3,
  scansLookedAt: 12,
} as const
