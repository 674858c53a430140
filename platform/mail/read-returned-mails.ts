import { createHash } from 'node:crypto'
import { readReport } from '../files/mail/mail-report.rules.ts'
import type { Services } from '../services.ts'
import { addDays } from '../values/days.rules.ts'
import { openFolder } from './imap-folder.ts'
import { findReportFolder, saveReportFolder } from './mail.store.ts'
import { noteReturnedMail, type Noted } from './note-returned-mail.ts'
import { findReturnedMail } from './return-address.ts'

const mostAtOnce = 500
/** A report holds what it says before the mail that came back. */
const mostBytes = 256 << 10
/** How far back a folder is read that was never read. */
const firstDays = 30

/**
 * Reads what came in since the last time. A mail that names none of ours is ignored, and nothing in the folder is changed:
 * it may be anybody's. Each mail is saved with the place after it, so a killed run resumes.
 */
export async function readReturnedMails(services: Services, url: string): Promise<Record<Noted, number>> {
  const noted: Record<Noted, number> = { hard: 0, soft: 0, ours: 0, complaint: 0, ignored: 0 }
  const id = createHash('sha256').update(withoutPassword(url)).digest('hex').slice(0, 32)
  const client = await openFolder(url, 'INBOX')
  try {
    const { mailbox } = client
    if (mailbox === false) throw new Error('The mail server did not open the folder of returned mail.')
    const { system } = services.database
    // As the system: what came back is nobody's own
    const place = await system.asSystem((tx) => findReportFolder(tx, { id }))
    const validity = String(mailbox.uidValidity)
    const from = place?.validity === validity ? place.nextUid : 1
    const since = from === 1 ? { since: addDays(services.now(), -firstDays) } : {}
    const found = await client.search({ uid: `${from}:*`, ...since }, { uid: true })
    if (!Array.isArray(found)) throw new Error('The mail server did not search the folder of returned mail.')
    const uids = found.filter((uid) => uid >= from).toSorted((a, b) => a - b)
    for (const uid of uids.slice(0, mostAtOnce)) {
      const mail = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true })
      const raw = (mail && mail.source?.toString('utf8')) || ''
      const mailId = findReturnedMail(services, raw)
      const became = await system.asSystem(async (tx) => {
        await saveReportFolder(tx, { id, validity, nextUid: uid + 1 })
        return mailId === null ? 'ignored' : await noteReturnedMail(tx, services, mailId, readReport(raw))
      })
      noted[became] += 1
    }
    return noted
  } finally {
    client.close()
  }
}

function withoutPassword(given: string): string {
  const url = new URL(given)
  url.password = ''
  return url.href
}
