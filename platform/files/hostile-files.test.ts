import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceSeconds } from '../../tests/own-time.ts'
import type { ReadingCost } from './read-in-own-process-for-tests.ts'
import { costOfReading } from './reading-cost-for-tests.ts'
import { writeZip } from './zip-for-tests.ts'

const header = 'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n'
const mebibyte = 1024 * 1024
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:x', 'ATTENDEE:mailto:ann@x.example', ...lines, 'END:VEVENT'].join('\r\n')

let folder = ''
let written = 0
const newPath = (): string => join(folder, String((written += 1)))

/** Written piece by piece, so that the test itself does not need the memory that it denies the reader. */
function write(pieces: Iterable<string | Uint8Array>): string {
  const path = newPath()
  const file = openSync(path, 'w')
  for (const piece of pieces) writeSync(file, Buffer.from(piece as string))
  closeSync(file)
  return path
}

const repeated = (piece: string, times: number): Iterable<string> => Array.from({ length: times }, () => piece)
const zip = (name: string, content: string | Uint8Array) => writeZip(newPath(), [{ name, content }])

const hostile: Record<string, { make: () => string; refused?: string; counts?: Record<string, number> }> = {
  'one field of 60 MB': {
    make: () => write([header, '"', ...repeated('x'.repeat(mebibyte), 60)]),
    refused: 'record_too_long',
  },
  'a million columns': {
    make: () => write([header, ','.repeat(1e6), '\nAnn,Okafor,,,,,08 Feb 2026\n']),
    counts: { too_many_columns: 1, contact: 1 },
  },
  'a million columns in the header': {
    make: () => write([`${header.trim()}${','.repeat(1e6)}\n`]),
    refused: 'too_many_columns',
  },
  'a million quoted columns, five times': {
    make: () => write([header, ...repeated(`${'"",'.repeat(1e6)}\n`, 5)]),
    counts: { too_many_columns: 5 },
  },
  'a bomb of 60 MB': {
    make: () => zip('Connections.csv', Buffer.alloc(60 * mebibyte, 'a')),
    refused: 'archive_too_large',
  },
  'a bomb that claims to be small': {
    make: () =>
      writeZip(newPath(), [
        { name: 'Connections.csv', content: Buffer.alloc(20 * mebibyte, `${header}\n`), claimedSize: 1_000 },
      ]),
    refused: 'archive_unreadable',
  },
  'an archive in an archive': { make: () => zip('inner.zip', 'PK'), refused: 'archive_in_archive' },
  'an archive called Connections.csv in an archive': {
    make: () => zip('Connections.csv', Buffer.from('PK\u0003\u0004'.padEnd(1_000, '\u0000'))),
    counts: { header_not_found: 1 },
  },
  'a ZIP of 100,000 entries': {
    make: () =>
      writeZip(
        newPath(),
        Array.from({ length: 100_000 }, (_, index) => ({ name: `${index}.csv`, content: '', isStored: true })),
      ),
    refused: 'archive_too_many_entries',
  },
  'a ZIP with hostile names': {
    make: () =>
      writeZip(
        newPath(),
        ['../../etc/Connections.csv', '/abs/messages.csv', 'C:\\x\\Profile.csv', '\u0000'].map((name) => ({
          name,
          content: '',
        })),
      ),
    counts: { header_not_found: 3 },
  },
  'a meeting every second since 1900': {
    make: () => write([calendar(event('DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY'))]),
    counts: { repeats_too_often: 1 },
  },
  'a meeting every second in a February of 30 days': {
    make: () => write([calendar(event('DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'))]),
    counts: { repeats_too_often: 1 },
  },
  'a meeting on 30 February': {
    make: () => write([calendar(event('DTSTART:20210101T000000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))]),
    counts: { meeting: 1 },
  },
  'a time zone that changes every second': {
    make: () =>
      write([
        calendar(
          'BEGIN:VTIMEZONE\r\nTZID:Hell',
          'BEGIN:STANDARD\r\nDTSTART:19000101T000000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD',
          'END:VTIMEZONE',
          event('DTSTART;TZID=Hell:20210101T000000'),
        ),
      ]),
    counts: { meeting: 1 },
  },
  'twenty thousand series that count from 1601': {
    make: () =>
      write([calendar(...repeated(event('DTSTART:16010101T000000Z', 'RRULE:FREQ=DAILY;COUNT=999999'), 20_000))]),
    counts: { meeting: 19_000, too_many_repeats: 20_000 },
  },
  'components nested 20,000 deep': {
    make: () => write(['BEGIN:VCALENDAR\r\n', ...repeated('BEGIN:VEVENT\r\n', 20_000)]),
    refused: 'too_deep',
  },
  'twenty thousand events': {
    make: () => write([calendar(...repeated(event('DTSTART:20260101T000000Z'), 20_000))]),
    counts: { meeting: 20_000 },
  },
  'a hundred thousand events and one': {
    make: () => write([calendar(...repeated('BEGIN:VEVENT\r\nEND:VEVENT', 100_001))]),
    refused: 'too_many_parts',
  },
  'a folded line of 5 MB': {
    make: () => write(['BEGIN:VCARD\r\nFN:Ann', ...repeated(`\r\n ${'x'.repeat(74)}`, 70_000), '\r\nEND:VCARD\r\n']),
    refused: 'line_too_long',
  },
  'a folded photo of 50 MB': {
    make: () =>
      write([
        'BEGIN:VCARD\r\nFN:Ann\r\nPHOTO:',
        ...repeated(`\r\n ${'x'.repeat(74)}`.repeat(1_000), 665),
        '\r\nEND:VCARD\r\n',
      ]),
    counts: { contact: 1 },
  },
  'a photo of 20 MB in one line': {
    make: () => write(['BEGIN:VCARD\r\nFN:Ann\r\nPHOTO:', ...repeated('x'.repeat(mebibyte), 20), '\r\nEND:VCARD\r\n']),
    counts: { contact: 1 },
  },
  'a mailbox that is one header of 60 MB': {
    make: () => write(['From x Mon Jan 01 00:00:00 2024\nTo: ', ...repeated('a@x.example,'.repeat(80_000), 60)]),
    counts: { headers_too_long: 1 },
  },
  'a header of a quarter megabyte of brackets': {
    make: () =>
      write([
        ...repeated(
          `From x Mon Jan 01 00:00:00 2024\nDate: 1 Jan 2024 00:00 GMT\nFrom: ${'('.repeat(120_000)}\nTo: ${'<'.repeat(120_000)}\n\n`,
          20,
        ),
      ]),
    counts: { sender_missing: 20 },
  },
  'headers made for slow patterns': {
    make: () =>
      write([
        ...repeated(
          `From x Mon Jan 01 00:00:00 2024\nDate: 1 Jan 2024 00:00 GMT\nFrom: ${'a'.repeat(100_000)}@${':'.repeat(100_000)}\n` +
            `References: ${'<'.repeat(20_000)}\nTo: ${'=?'.repeat(10_000)}${' '.repeat(10_000)}\n\n`,
          20,
        ),
      ]),
    counts: { sender_missing: 20 },
  },
  'cells made for slow patterns': {
    make: () =>
      write([
        'First Name,Labels,E-mail 1 - Value\n',
        ...repeated(`a${' '.repeat(20_000)}b,c${' '.repeat(20_000)}:,"${', '.repeat(10_000)}"\n`, 50),
      ]),
    counts: { contact: 50 },
  },
  'NUL bytes, lone surrogates, directions and formulas': {
    make: () =>
      write([
        header,
        Buffer.from([0x41, 0x00, 0xed, 0xa0, 0x80, 0x2c]),
        '\u202eevil,,,=1+1,@x,08 Feb 2026\n',
        ...repeated('\u0000,\u0000,\u0000,\u0000,\u0000,\u0000,\n', 1_000),
      ]),
    counts: { contact: 1, empty_row: 1_000 },
  },
}

const costs = new Map<string, ReadingCost>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  const names = Object.keys(hostile)
  // A few to a process: to start one takes longer than to read most of them, but memory is never given back.
  for (let from = 0; from < names.length; from += 5) {
    const some = names.slice(from, from + 5)
    const measured = await costOfReading(some.map((name) => hostile[name]!.make()))
    for (const [index, name] of some.entries()) costs.set(name, measured[index]!)
  }
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.keys(hostile))('%s costs little', (name) => {
  const { refused = null, counts } = hostile[name]!
  const cost = costs.get(name)!
  expect(cost.refused).toBe(refused)
  expect(cost.counts).toEqual(counts ?? cost.counts)
  expect(cost.cpuSeconds / referenceSeconds()).toBeLessThan(100)
  expect(cost.extraMegabytes).toBeLessThan(150)
})
