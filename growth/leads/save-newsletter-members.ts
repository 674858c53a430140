import type { NewsletterMembersRead, NewsletterMember } from '@wellmet/connections/ghost/ghost.hooks.ts'
import { companyOfDomain } from '@wellmet/contacts/targets/target-names.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { startOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { mostLeads } from './leads.contract.ts'
import { leadsMessages as m } from './leads.messages.ts'
import { countLeads, findLeadOf, hasObjected, insertMember, withdrawMembers } from './leads.store.ts'

/**
 * As the system. Who agreed to a newsletter at its own site becomes a lead once, with the words that say where; nobody is
 * mailed. Who left it there is withdrawn here. One that was taken back stays so.
 */
export async function saveNewsletterMembers(context: HookContext, read: NewsletterMembersRead): Promise<void> {
  const { tx, services } = context
  const { workspaceId, origin, members } = read
  const now = services.now()
  const left = members.filter(({ isSubscribed }) => !isSubscribed).map(({ email }) => mailboxOf(email))
  read.stored += await withdrawMembers(tx, { workspaceId, origin, mailboxes: left, now })
  const agreed = new Map(members.filter(({ isSubscribed }) => isSubscribed).map((one) => [mailboxOf(one.email), one]))
  if (agreed.size === 0) return
  await acquireLock(tx, 'growth.leads', workspaceId)
  let { all } = await countLeads(tx, { workspaceId, since: startOfDay(utcDay(now)) })
  for (const [mailbox, member] of agreed) {
    if (all >= mostLeads) return
    if (!(await saveMember(context, read, mailbox, member))) continue
    all += 1
    read.stored += 1
  }
}

async function saveMember(
  { tx, services }: HookContext,
  { workspaceId, site, origin }: NewsletterMembersRead,
  mailbox: string,
  { email, name, wasSeen, since }: NewsletterMember,
): Promise<boolean> {
  const keys = personKeys(services)
  const handles = keys.of({ emails: [...new Set([email, mailbox])], phones: [] })
  if ((await hasObjected(tx, { keys: handles })).isSo) return false
  if (await findLeadOf(tx, { workspaceId, kind: 'newsletter', mailbox })) return false
  const company = companyOfDomain(email) ?? null
  const inserted = await insertMember(tx, {
    // Listed by when they agreed, not by when they were read.
    id: newId(since.getTime()),
    workspaceId,
    mailbox,
    email,
    name,
    wording: m.agreedAtSite({ site }),
    origin,
    language: currentLanguage(),
    personKeys: handles,
    companyId: company === null ? null : keys.company(company),
    companyName: company,
    tokenHash: hashSecret(newSecret()),
    since,
    confirmedAt: wasSeen ? since : null,
  })
  return inserted > 0
}
