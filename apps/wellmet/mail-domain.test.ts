import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { expect, test } from 'vitest'
import { checkSendingDomain, type Resolver } from './checks/check-sending-domain.ts'
import { checkSentMail } from './checks/check-sent-mail.ts'

const address = 'hello@wellmet.example'
const mailServer = 'smtp.wellmet.example'
const ip = '203.0.113.7'

/** A name server of our own: nothing asks another one. */
const answering =
  (records: Record<string, string[] | string[][]>): Resolver =>
  async (name, type) => {
    const found = records[`${name} ${type}`]
    if (!found) throw Object.assign(new Error(`${name} ${type}`), { code: 'ENOTFOUND' })
    return found
  }

const spfOf = (text: string) => ({ 'wellmet.example TXT': [[text]] })
const dmarcOf = (text: string) => ({ '_dmarc.wellmet.example TXT': [[text]] })
const here = { 'smtp.wellmet.example A': [ip] }

const said = async (records: Record<string, string[] | string[][]>, about: string, sending = {}) =>
  (await checkSendingDomain({ address, mailServer, ...sending }, answering(records)))
    .filter((one) => one.about === about)
    .map(({ level, text }) => `${level}: ${text}`)

test.each([
  ['v=spf1 ip4:203.0.113.0/24 -all', /^ok: wellmet\.example lets 203\.0\.113\.7 send$/],
  ['v=spf1 a:smtp.wellmet.example ~all', /^ok/],
  ['v=spf1 ip4:198.51.100.1 -all', /^fault: .* does not let 203\.0\.113\.7 send\. Add ip4:203\.0\.113\.7/],
  ['v=spf1 ip4:198.51.100.1 ~all', /^fault: .* does not let/],
  ['v=spf1 +all', /^fault: .* lets everybody send/],
  ['v=spf1 include:gone.example -all', /^fault: the SPF record of wellmet\.example cannot be read/],
  ['something else', /^fault: .* has no SPF record\. Add the TXT record "v=spf1 ip4:203\.0\.113\.7 -all"/],
])('the SPF record "%s" is judged, and what to change is said', async (record, expected) => {
  expect(await said({ ...spfOf(record), ...here }, 'spf')).toEqual([expect.stringMatching(expected)])
})

test.each([
  ['v=DMARC1; p=reject', /^ok: wellmet\.example asks for p=reject$/],
  ['v=DMARC1; p=none; rua=mailto:a@wellmet.example', /^warning: .* only watches/],
  ['nothing', /^fault: .* has no DMARC record\. Add the TXT record "v=DMARC1; p=quarantine/],
])('the DMARC record "%s" is judged', async (record, expected) => {
  expect(await said({ ...dmarcOf(record), ...here }, 'dmarc')).toEqual([expect.stringMatching(expected)])
})

test('a mail server on this machine does not say from where mail leaves, so the operator does', async () => {
  const records = spfOf('v=spf1 ip4:203.0.113.7 -all')
  for (const local of ['127.0.0.1', 'localhost', '10.0.0.4', 'postfix'])
    expect(await said(records, 'spf', { mailServer: local })).toEqual([
      expect.stringMatching(/^warning: .*wellmet mails domain <public IP address/),
    ])
  expect(await said(records, 'spf', { mailServer: '127.0.0.1', ip })).toEqual([expect.stringMatching(/^ok/)])
})

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const keyed = {
  's1._domainkey.wellmet.example TXT': [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]],
  's1._domainkey.other.example TXT': [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]],
  ...spfOf(`v=spf1 ip4:${ip} -all`),
  ...dmarcOf('v=DMARC1; p=reject'),
}

const signsBoth = 'from:to:subject:date:message-id:list-unsubscribe:list-unsubscribe-post'

interface Written {
  domain?: string | null
  signs?: string
  from?: string
}

/** A mail as it lies in the mailbox of its recipient. */
async function received({ domain = 'wellmet.example', signs, from = address }: Written = {}): Promise<Buffer> {
  const lines = [
    `From: Wellmet <${from}>`,
    'To: ana@reader.example',
    'Subject: Hello',
    'Date: Thu, 19 Nov 2026 10:00:00 +0000',
    'Message-ID: <1@wellmet.example>',
    'List-Unsubscribe: <https://wellmet.example/u>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    '',
    'A test.',
    '',
  ]
  const mail = lines.join('\r\n')
  const signed = domain === null ? '' : await signatureOf(mail, domain, signs)
  const arrived = `Return-Path: <${from}>\r\nReceived: from ${mailServer} (${mailServer} [${ip}]) by mx.reader.example with ESMTPS id 1; Thu, 19 Nov 2026 10:00:00 +0000\r\n`
  return Buffer.from(`${arrived}${signed}${mail}`)
}

async function signatureOf(mail: string, signingDomain: string, signs = signsBoth): Promise<string> {
  const key = { signingDomain, selector: 's1', privateKey }
  const { signatures, errors } = await dkimSign(mail, {
    ...key,
    canonicalization: 'relaxed/relaxed',
    signatureData: [{ ...key, headerList: signs.split(':') }],
  })
  expect(errors).toEqual([])
  return signatures
}

const judged = async (mail: Buffer) =>
  (await checkSentMail(mail, address, answering(keyed))).map(({ level, about, text }) => `${level} ${about} ${text}`)

test('a mail that arrived shows whether it is signed, by whom, and what the receiver makes of it', async () => {
  expect(await judged(await received({ signs: signsBoth }))).toEqual([
    'ok dkim signed by wellmet.example, selector s1',
    'ok dkim both headers for unsubscribing are signed',
    expect.stringMatching(/^ok spf/),
    'ok dmarc passes, p=reject',
  ])
  const changed = Buffer.from(
    (await received({ signs: signsBoth })).toString().replace('Subject: Hello', 'Subject: Other'),
  )
  expect((await judged(changed))[0]).toMatch(
    /^fault dkim the signature is not good .* s1\._domainkey\.wellmet\.example$/,
  )
  expect((await judged(await received({ domain: null })))[0]).toMatch(/^fault dkim it is not signed/)
  expect((await judged(await received({ domain: 'other.example' })))[0]).toMatch(
    /^fault dkim it is signed by other\.example/,
  )
  expect(await judged(await received({ from: 'x@elsewhere.example' }))).toEqual([
    expect.stringMatching(/^fault mail it is not from wellmet\.example, but from elsewhere\.example/),
  ])
})

test('a signature that leaves out a header for unsubscribing is told', async () => {
  const [, unsubscribe] = await judged(await received({ signs: 'from:to:subject:date:list-unsubscribe' }))
  expect(unsubscribe).toMatch(/^fault dkim List-Unsubscribe and List-Unsubscribe-Post must be among the signed headers/)
})
