import { expect, test } from 'vitest'
import { DomainError } from '../../platform/domain-error.ts'
import { checkContent, type Extension, extensionOf } from './sniff-content.ts'

const zip = Buffer.from('PK\x03\x04 and so on', 'latin1')
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const pdf = Buffer.from('%PDF-1.7\n')
const csv = Buffer.from('Scope 1;12,5\nScope 2;7\n')

const refusalOf = (extension: Extension, head: Buffer): string | null => {
  try {
    checkContent(extension, head)
    return null
  } catch (error) {
    return error instanceof DomainError ? error.code : 'something else'
  }
}

test('takes each of the six types by how it begins', () => {
  expect(refusalOf('.pdf', pdf)).toBeNull()
  expect(refusalOf('.pdf', Buffer.concat([Buffer.alloc(100, 32), pdf]))).toBeNull()
  expect(refusalOf('.csv', csv)).toBeNull()
  expect(refusalOf('.csv', Buffer.from('\ufeffyear,tonnes\n2023,5'))).toBeNull()
  expect(refusalOf('.csv', Buffer.from('\ufeffyear\ttonnes', 'utf16le'))).toBeNull()
  expect(refusalOf('.csv', Buffer.from('Standort;Müll;Tonnes\n', 'latin1'))).toBeNull()
  for (const extension of ['.xlsx', '.docx'] as const) expect(refusalOf(extension, zip)).toBeNull()
  for (const extension of ['.xls', '.doc'] as const) expect(refusalOf(extension, ole)).toBeNull()
})

test.each([
  ['a picture called .pdf', '.pdf', Buffer.from('\x89PNG\r\n', 'latin1')],
  ['a web page called .csv', '.csv', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
  ['a PDF called .csv', '.csv', pdf],
  ['a PDF called .xlsx', '.xlsx', pdf],
  ['a table called .docx', '.docx', csv],
  ['a zip called .pdf', '.pdf', zip],
  ['zeros called .csv', '.csv', Buffer.alloc(64)],
] as const)('refuses %s', (_, extension, head) => {
  expect(refusalOf(extension, head)).toBe('file_type_mismatch')
})

test.each([
  ['a Windows program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
  ['a Linux program', Buffer.from('\x7fELF\x02', 'latin1')],
  ['a macOS program', Buffer.from('cffaedfe07000001', 'hex')],
  ['a Java class', Buffer.from('cafebabe0000', 'hex')],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /')],
])('refuses %s under any name', (_, head) => {
  for (const extension of ['.pdf', '.csv', '.xls', '.docx'] as const)
    expect(refusalOf(extension, head)).toBe('file_executable')
})

test('refuses nothing at all, and names it does not know', () => {
  expect(refusalOf('.pdf', Buffer.alloc(0))).toBe('file_empty')
  expect(extensionOf('Report FY24.PDF')).toBe('.pdf')
  for (const name of ['report', 'report.pdf.exe', 'report.html', '.htaccess'])
    expect(() => extensionOf(name)).toThrow('not a type we can read')
})

test('a table whose first word happens to begin like a program is a table', () => {
  expect(refusalOf('.csv', Buffer.from('MZ plant,2023,14\n'))).toBeNull()
})
