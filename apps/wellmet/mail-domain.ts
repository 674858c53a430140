import { readFileSync } from 'node:fs'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { readMailFrom } from '@wellmet/platform/mail/mail-sender.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { checkSendingDomain } from './checks/check-sending-domain.ts'
import { checkSentMail } from './checks/check-sent-mail.ts'
import { ok, warning, type Finding } from './checks/finding.ts'

const days = 30

/** Prints what to change so that mail of this server arrives. Ends with 1 if there is a fault. */
export async function checkDomain(services: Services, what: string): Promise<void> {
  const { MAIL_FROM, SMTP_URL } = services.config
  const { address } = readMailFrom(MAIL_FROM)
  const dns = new Resolver({ timeout: 3_000, tries: 2 })
  const resolve = (name: string, type: string) => dns.resolve(name, type) as Promise<string[] | string[][]>
  const ip = isIP(what) === 0 ? undefined : what
  const findings =
    what === '' || ip !== undefined
      ? await checkSendingDomain({ address, mailServer: new URL(SMTP_URL).hostname, ip }, resolve)
      : await checkSentMail(readFileSync(what), address, resolve)
  for (const { level, about, text } of [...findings, await judgeBounces(services)]) {
    console.log(`${level.toUpperCase().padEnd(8)} ${about.padEnd(9)} ${text}`)
    if (level === 'fault') process.exitCode = 1
  }
}

/** Above this share receivers begin to refuse a sender. */
const worstShare = 0.02

async function judgeBounces({ database, now }: Services): Promise<Finding> {
  const since = new Date(now().getTime() - days * 86_400_000)
  // As the system: how much mail was refused concerns the operator alone
  const counts = await database.system.asSystem((tx) =>
    tx
      .selectFrom('platform.mails')
      .select(({ fn }) => ['status', fn.countAll<string>().as('n')])
      .where('settledAt', '>', since)
      .groupBy('status')
      .execute(),
  )
  const countOf = (wanted: string): number => Number(counts.find(({ status }) => status === wanted)?.n ?? 0)
  const [sent, refused] = [countOf('sent'), countOf('refused')]
  const n = sent + refused
  const says = `${refused} of ${n} emails of the last ${days} days were refused`
  if (n === 0) return ok('bounces', `no email was sent in the last ${days} days`)
  return refused / n > worstShare
    ? warning('bounces', `${says}: wellmet mails list --refused says why`)
    : ok('bounces', says)
}
