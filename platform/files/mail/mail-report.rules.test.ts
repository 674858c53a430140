import { expect, test } from 'vitest'
import { readReport } from './mail-report.rules.ts'
import { hostedReports } from './hosted-reports-for-tests.ts'
import { serverReports } from './server-reports-for-tests.ts'

const reports = [...hostedReports, ...serverReports]

test.each(reports.map((report) => [report.provider, report.what, report.source, report] as const))(
  '%s, %s (%s)',
  (_provider, _what, _source, { raw, expected }) => {
    expect(readReport(raw)).toEqual(expected)
    // As an old server hands it over.
    expect(readReport(raw.replaceAll('\r\n', '\n'))).toEqual(expected)
  },
)

test('what is broken, empty or endless is no bounce', () => {
  const nested = 'Content-Type: multipart/mixed; boundary=x\n\n--x\n'.repeat(200)
  for (const raw of ['', '\n\n', ':', 'From: x', nested, `Content-Type: multipart/report; boundary=""\n\n--`])
    expect(['reply', 'automatic']).toContain(readReport(raw).is)
})

test('it is read in a time that does not explode', () => {
  const began = performance.now()
  readReport(`Content-Type: multipart/report; boundary=x\n\n${'\n--x'.repeat(60_000)}`)
  readReport(`From: MAILER-DAEMON@x\nReturn-Path: <>\n\n${'mailbox '.repeat(30_000)}`)
  readReport(`A: ${'\n '.repeat(100_000)}`)
  expect(performance.now() - began).toBeLessThan(1_000)
})
