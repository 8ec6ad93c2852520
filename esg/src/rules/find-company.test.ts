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

test('whose plans and whose emissions a report speaks of is who reports', () => {
  const pages = [
    page(
      'Tailspin’s emissions fell in 2021. Tailspin’s fleet is electric.\nThe board reviews Tailspin’s targets and the company’s plan.',
    ),
    page('Tailspin’s plan to 2030\nThe company’s board approves Tailspin’s climate policy.', 2),
    page('We report on Tailspin’s sites.', 3),
  ]
  expect(findCompany(pages)).toBe('Tailspin')
})

test('a head of small words is no name', () => {
  expect(
    findCompany([
      page(
        'Project Finance project name\nProject Finance project name Group\nProject Finance project name Group',
      ),
    ]),
  ).toBeNull()
})
