import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensurePrograms, runProgram } from '../image/run-program.ts'

export interface MailServer {
  url: string
  /** An email to somebody whose text matches, once it has been delivered. */
  waitForMail(address: string, text: RegExp): Promise<RegExpMatchArray>
  /** Every email that was delivered, with its headers. */
  mails(): string[]
  /** The same as they lie there. */
  raw(): string[]
  /** Lines of access(5) for recipients, such as `/^refused/ 550 unknown`. */
  answer(rules: readonly string[]): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface PostfixOptions {
  /** For which mail is delivered here; `static:all` for every one. */
  domains?: string
  /** What reads and signs each mail, such as `inet:127.0.0.1:8891`. */
  milter?: string
}

const port = 2525

/** A Postfix of its own: it delivers what is for example.com into one folder, and refuses everything else. Emails are waited for so many seconds. */
export async function startPostfix(
  folder: string,
  host: string,
  patience: number,
  { domains = 'example.com', milter }: PostfixOptions = {},
): Promise<MailServer> {
  await ensurePrograms({ '/usr/sbin/postfix': 'postfix' })
  rmSync(folder, { recursive: true, force: true })
  const [config, mail] = [join(folder, 'config'), join(folder, 'mail')]
  for (const path of [config, mail, join(folder, 'queue'), join(folder, 'data')]) mkdirSync(path, { recursive: true })
  const id = async (flag: string): Promise<number> => Number(await runProgram('id', [flag, 'postfix']))
  const [user, group] = [await id('-u'), await id('-g')]
  for (const path of [mail, join(folder, 'data')]) chownSync(path, user, group)
  cpSync('/usr/share/postfix/master.cf.dist', join(config, 'master.cf'))
  writeServices(join(config, 'master.cf'))
  writeFileSync(
    join(config, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
inet_interfaces = all
inet_protocols = ipv4
myhostname = mail.example.com
mydestination =
mynetworks = 127.0.0.0/8 10.0.0.0/8
smtpd_relay_restrictions = reject_unauth_destination
smtpd_recipient_restrictions = check_recipient_access regexp:${folder}/recipients
smtpd_tls_security_level = none
virtual_mailbox_domains = ${domains}
virtual_mailbox_base = ${mail}
virtual_mailbox_maps = static:all/
virtual_minimum_uid = 1
virtual_uid_maps = static:${user}
virtual_gid_maps = static:${group}
${milter ? `smtpd_milters = ${milter}\nmilter_default_action = tempfail\n` : ''}`,
  )
  const postfix = async (command: string) => void (await runProgram('/usr/sbin/postfix', ['-c', config, command]))
  writeFileSync(join(folder, 'recipients'), '')
  await postfix('start')
  return {
    url: `smtp://${host}:${port}`,
    waitForMail: (address, text) => waitForMail(join(mail, 'all/new'), address, text, patience),
    mails: () => readMails(join(mail, 'all/new')),
    raw: () => readRaw(join(mail, 'all/new')),
    async answer(rules) {
      writeFileSync(join(folder, 'recipients'), rules.map((rule) => `${rule}\n`).join(''))
      await postfix('reload')
    },
    start: () => postfix('start'),
    stop: () => postfix('stop'),
  }
}

/** Its own port, and no change of the root, for which files of the system would have to be copied. */
function writeServices(file: string): void {
  const services = readFileSync(file, 'utf8').replace(/^smtp( +inet.*)$/m, `${port}$1`)
  const inPlace = services.replace(/^(\S+ +(?:inet|unix|fifo|unix-dgram) +\S+ +\S+ +)y/gm, '$1n')
  writeFileSync(file, inPlace)
}

async function waitForMail(folder: string, address: string, text: RegExp, patience: number): Promise<RegExpMatchArray> {
  for (const until = performance.now() + patience * 1_000; performance.now() < until; await sleep(50)) {
    for (const raw of readMails(folder)) {
      const found = raw.includes(`\nDelivered-To: ${address}\n`) && raw.match(text)
      if (found) return found
    }
  }
  throw new Error(`No email for ${address} that matches ${text} was delivered.`)
}

const readMails = (folder: string): string[] => readRaw(folder).map((raw) => decode(raw.replaceAll('\r\n', '\n')))

function readRaw(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Ours are single-part plain text, in whichever of three encodings suits the characters. */
function decode(raw: string): string {
  const border = raw.indexOf('\n\n')
  const [head, body] = [raw.slice(0, border), raw.slice(border)]
  if (/^content-transfer-encoding: base64/im.test(head)) return head + Buffer.from(body, 'base64').toString('utf8')
  if (/^content-transfer-encoding: quoted-printable/im.test(head))
    return head + body.replaceAll('=\n', '').replaceAll('=3D', '=')
  return raw
}
