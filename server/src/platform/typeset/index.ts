/**
 * The typesetter of every paper: Typst, compiled to WebAssembly, the same on every machine, with no network.
 *
 * A paper is data. A room writes out all its words (`Paper`) and names a template of `server/papers`, which only decides where
 * each word stands; nothing is ever pasted into a source. For most papers the template `document` is enough: it sets blocks
 * one below the other (`PaperBlock`: headings, paragraphs, facts, figures, notices, tables, sums, serials).
 *
 *   const paper = (order: Order): Paper => ({
 *     template: 'document',
 *     title: 'Invoice 17', date: order.placedAt, address: `${publicUrl}/orders/${order.id}`, layout: 'portrait',
 *     content: {
 *       paper: 'Invoice', lead: ['Umbrella GmbH', 'Paid Nov 4, 2026'],
 *       blocks: [{ kind: 'table', columns: [{ title: 'Credits', holds: 'number' }], rows: [{ cells: ['1,240'] }] }],
 *     } satisfies DocumentContent,
 *   })
 *   const pdf = await papers.draw(async () => paper(await readOrder()))   // `papers` is opened once, by app.ts
 *
 * `papers.draw` sets one paper at a time on a thread of its own and keeps what it drew by what it says, so `date` should be a
 * day and not an instant. Write dates, amounts and names as a person reads them (paper-words.ts). In a table `holds`
 * says what must not break: numbers, dates and serials never do, and a table too wide for its sheet gets smaller letters; give
 * a table of many columns the layout `landscape`, and long serials the place `below` their row. Every page carries its
 * number, a fingerprint of all that the paper says and the address to check it at. PDFs are tagged, with title and language;
 * `files` travel inside them. A template that a paper needs of its own begins with `#import "house.typ": *`.
 */
export { openTypesetter, type Typesetter } from './open-typesetter.ts'
export type * from './paper.ts'
export { writeCountry, writeDay, writeDays, writeDollars, writeWhole } from './paper-words.ts'
export { loadProgram } from './start-compiler.ts'
