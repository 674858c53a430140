import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signForTest } from '@wellmet/platform/mail/dkim-for-tests.ts'
import { ensurePrograms, runProgram } from '../../tools/image/run-program.ts'
import { startDnsServer } from '../../tools/product/dns-server.ts'

interface Score {
  points: number
  rules: string[]
}

/** SpamAssassin counts an address that is only for documentation as forged. Nothing is sent to this one. */
const sends = '9.9.9.9'
const [domain, selector] = ['wellmet.example', 'mail']

/**
 * What SpamAssassin gives each mail, with the rules of Debian. It sees what a receiving server would: a line about where it
 * came from, an SPF record of that server, and a DKIM signature whose key it looks up. Lists on the internet are not asked.
 */
export async function scoreMails(mails: readonly string[]): Promise<Score[]> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const signed = await Promise.all(mails.map((raw) => signForTest(raw, { domain, selector, privateKey })))
  return scoreSigned(signed, { domain, selector, key: publicKey.toString('base64') })
}

/** The same for mails that a mail server has signed with this key. */
export async function scoreSigned(
  signed: readonly string[],
  { domain, selector, key }: { domain: string; selector: string; key: string },
): Promise<Score[]> {
  await ensurePrograms({
    '/usr/bin/spamassassin': 'spamassassin',
    '/usr/share/perl5/Mail/DKIM.pm': 'libmail-dkim-perl',
  })
  const dns = await startDnsServer({
    [`${selector}._domainkey.${domain}`]: { txt: [`v=DKIM1; k=rsa; p=${key}`] },
    [domain]: { txt: [`v=spf1 ip4:${sends} -all`] },
  })
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-mails-'))
  try {
    const box = join(folder, 'mbox')
    writeFileSync(
      box,
      signed
        .map(
          (mail) =>
            `From hello@${domain} Thu Nov 19 08:00:00 2026\n${received(domain)}${escapeFrom(mail.replaceAll('\r\n', '\n'))}\n\n`,
        )
        .join(''),
    )
    const settings = [
      `dns_server [127.0.0.1]:${dns.port}`,
      'dns_available yes',
      'skip_rbl_checks 1',
      'skip_uribl_checks 1',
      'use_bayes 0',
    ]
    const scored = await runProgram('/usr/bin/spamassassin', ['--mbox', ...settings.map((one) => `--cf=${one}`), box])
    return readScores(scored, signed.length)
  } finally {
    dns.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const received = (domain: string): string =>
  `Return-Path: <hello@${domain}>\nReceived: from mail.${domain} (mail.${domain} [${sends}])\n\tby mx.northgate.example (Postfix) with ESMTPS id 4XyZ123\n\tfor <kofi@northgate.example>; ${new Date().toUTCString().replace('GMT', '+0000')}\n`

const escapeFrom = (mail: string): string => mail.replaceAll(/^From /gm, '>From ')

function readScores(scored: string, count: number): Score[] {
  const statuses = [...scored.matchAll(/^X-Spam-Status: ([^\n]*(?:\n[ \t][^\n]*)*)/gm)].map(([, status = '']) =>
    status.replaceAll(/\s+/g, ' ').replaceAll(', ', ' ').replaceAll(',', ' '),
  )
  if (statuses.length !== count) throw new Error(`${statuses.length} of ${count} mails were scored.`)
  return statuses.map((status) => ({
    points: Number(/score=(-?[\d.]+)/.exec(status)![1]),
    rules: (/tests=(.*?) autolearn/.exec(status)?.[1] ?? '').split(' ').filter((rule) => rule !== ''),
  }))
}
