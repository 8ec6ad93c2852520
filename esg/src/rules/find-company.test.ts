import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { findCompany } from './find-company.ts'

const page = (text: string, number = 1) => drawPage(text, number)

test('a title of everyday words names nobody', () => {
  expect(findCompany([page('About this report\nClimate change\nSupplemental Documentation')])).toBeNull()
})

test('the running head names the company, whatever the page number beside it', () => {
  const pages = [1, 2, 3].map((number) =>
    page(`${number + 30}  Northwind Traders Annual Report 2021\nWe met Deloitte LLP and KPMG AG.`, number),
  )
  expect(findCompany(pages)).toBe('Northwind Traders')
})

test('a mark of ownership names its owner, and an auditor is never the company', () => {
  const pages = [
    page(
      'Independent assurance by Ernst & Young LLP\nErnst & Young LLP\n© 2022 Fabrikam Corporation. All rights reserved.',
    ),
  ]
  expect(findCompany(pages)).toBe('Fabrikam Corporation')
})

test('what the file says of itself counts where the pages agree', () => {
  expect(findCompany([page('Contoso plc\nScope 1  12  13')], ['Contoso Sustainability Report 2021'])).toMatch(
    /^Contoso/,
  )
  expect(findCompany([page('Scope 1  12  13')], ['Microsoft Word - report final'])).toBeNull()
})

test('the web address decides between two names', () => {
  const pages = [
    page(
      'BrightFuture Report 2021\nBrightFuture Report 2021\nTailspin Toys Ltd\nTailspin Toys Ltd\nwww.tailspintoys.com',
    ),
  ]
  expect(findCompany(pages)).toBe('Tailspin Toys Ltd')
})
