import type { MailReport } from './mail-report.rules.ts'

/** What came back from one provider, where its form is from, and what it has to be read as. Addresses are made up. */
export interface Fixture {
  provider: string
  what: string
  source: string
  /** `{token}` stands where a mail of ours has been quoted, `{to}` where the report was sent. */
  raw: string
  expected: MailReport
}

export const boundary = 'b1_9f3c'
export const lines = (...all: readonly string[]): string => all.join('\r\n')
export const part = (type: string, ...body: readonly string[]): string =>
  lines(`--${boundary}`, `Content-Type: ${type}`, '', ...body)

export const returned = lines(
  'Return-Path: <{to}>',
  'Message-ID: <0199f3a0@wellmet.example>',
  'CFBL-Feedback-ID: {token}',
  'From: Wellmet <hello@wellmet.example>',
  'To: kofi@kade.example',
  'Subject: An introduction',
)

interface Delivery {
  headers: readonly string[]
  text: readonly string[]
  fields: readonly string[]
}

export const delivery = ({ headers, text, fields }: Delivery): string =>
  lines(
    ...headers,
    'To: {to}',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    part('text/plain; charset=us-ascii', ...text),
    part('message/delivery-status', ...fields),
    part('text/rfc822-headers', returned, ''),
    `--${boundary}--`,
    '',
  )

export const feedback = (headers: readonly string[], ...fields: readonly string[]): string =>
  lines(
    ...headers,
    'To: {to}',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=feedback-report; boundary=${boundary}`,
    '',
    part('text/plain', 'This is an email abuse report.'),
    part('message/feedback-report', ...fields),
    part('message/rfc822', returned, '', 'Dear Kofi,'),
    `--${boundary}--`,
    '',
  )

/** A mail of one part to whoever wrote. */
export const plain = (headers: readonly string[], ...text: readonly string[]): string =>
  lines('To: {to}', ...headers, 'Content-Type: text/plain; charset=utf-8', '', ...text, '')

export const bounce = (kind: 'hard' | 'soft' | 'ours', status: string | null): MailReport => ({
  is: 'bounce',
  kind,
  status,
  recipient: 'kofi@kade.example',
})

export const answers = ['In-Reply-To: <0199f3a0@wellmet.example>', 'References: <0199f3a0@wellmet.example>']

export const of = (provider: string, fixtures: readonly Omit<Fixture, 'provider'>[]): Fixture[] =>
  fixtures.map((fixture) => ({ provider, ...fixture }))

/** What Postfix and the providers that run it say in a report. */
export const fromPostfix = [
  'Return-Path: <>',
  'From: MAILER-DAEMON@mail.kade.example (Mail Delivery System)',
  'Subject: Undelivered Mail Returned to Sender',
  'Auto-Submitted: auto-replied',
]
export const postfixFields = (status: string, answer: string): string[] => [
  'Reporting-MTA: dns; mail.kade.example',
  'X-Postfix-Queue-ID: 4f3Wq01z2Xz1',
  'X-Postfix-Sender: rfc822; {to}',
  'Arrival-Date: Thu, 19 Nov 2026 09:02:03 +0000 (UTC)',
  '',
  'Final-Recipient: rfc822; kofi@kade.example',
  'Original-Recipient: rfc822;kofi@kade.example',
  'Action: failed',
  `Status: ${status}`,
  'Remote-MTA: dns; mx.kade.example',
  `Diagnostic-Code: smtp; ${answer}`,
]
