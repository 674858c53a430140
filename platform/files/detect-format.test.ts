import { readFileSync, truncateSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detectFormat } from './detect-format.ts'
import { fixture, temporaryFile, zippedFixture } from './files-for-tests.ts'
import { limits } from './limits.rules.ts'

test.each([
  ['google-current.csv', { format: 'google-contacts' }],
  ['google-old.csv', { format: 'google-contacts' }],
  ['outlook-old.csv', { format: 'outlook-contacts' }],
  ['outlook-new.csv', { format: 'outlook-contacts' }],
  ['linkedin-2026/Connections.csv', { format: 'linkedin-csv', file: 'connections' }],
  ['linkedin-2020/Connections.csv', { format: 'linkedin-csv', file: 'connections' }],
  ['connections-german.csv', { format: 'linkedin-csv', file: 'connections' }],
  ['linkedin-2026/messages.csv', { format: 'linkedin-csv', file: 'messages' }],
  ['linkedin-2020/messages.csv', { format: 'linkedin-csv', file: 'messages' }],
  ['linkedin-2026/Invitations.csv', { format: 'linkedin-csv', file: 'invitations' }],
  ['apple.vcf', { format: 'vcard' }],
  ['vcard-2.1.vcf', { format: 'vcard' }],
  ['vcard-4.0.vcf', { format: 'vcard' }],
  ['calendar.ics', { format: 'icalendar' }],
  ['mailbox.mbox', { format: 'mbox' }],
])('%s is known by its content, whatever it is called', async (name, format) => {
  expect(await detectFormat(temporaryFile('upload (1).bin', readFileSync(fixture(name))))).toEqual(format)
})

test.each([
  ['as it comes', (name: string) => name],
  ['in a folder', (name: string) => `Complete_LinkedInDataExport_02-08-2026/${name}`],
  ['in lower case with spaces', (name: string) => name.toLowerCase().replaceAll('_', ' ')],
])('a LinkedIn export is known %s', async (_, rename) => {
  expect(await detectFormat(zippedFixture('linkedin-2026', rename))).toEqual({ format: 'linkedin-zip' })
})

test.each([
  ['a byte order mark', `\ufeff${readFileSync(fixture('google-current.csv'), 'utf8')}`, 'google-contacts'],
  ['UTF-16', Buffer.from(`\ufeff${readFileSync(fixture('google-current.csv'), 'utf8')}`, 'utf16le'), 'google-contacts'],
  ['semicolons', readFileSync(fixture('outlook-new.csv'), 'utf8').replaceAll(',', ';'), 'outlook-contacts'],
  ['blank lines before it', `\r\n\n${readFileSync(fixture('apple.vcf'), 'utf8')}`, 'vcard'],
  ['columns of its own', 'Name,Email,Company\nBo Berg,bo@acme.example,Acme\n', 'plain-contacts'],
  ['no row but the header', 'First Name,Last Name,URL,Email Address,Company,Position,Connected On', 'linkedin-csv'],
])('a file with %s is known', async (_, content, format) => {
  expect(await detectFormat(temporaryFile('upload', content))).toMatchObject({ format })
})

test.each([
  ['nothing', ''],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0])],
  ['a letter', 'From my heart I write to you.\nDear Ann,\n'],
  ['another table', 'First Name,Last Name\nAnn,Okafor\n'],
  ['a web page', '<!doctype html><title>BEGIN:VCARD</title>'],
])('%s is refused', async (_, content) => {
  await expect(detectFormat(temporaryFile('upload', content))).rejects.toMatchObject({ code: 'unknown_format' })
})

test('a file above the limit is refused before it is read', async () => {
  const path = temporaryFile('upload', 'BEGIN:VCARD\n')
  truncateSync(path, limits.fileBytes + 1)
  await expect(detectFormat(path)).rejects.toMatchObject({ code: 'file_too_large' })
})
