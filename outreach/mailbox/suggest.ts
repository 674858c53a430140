import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { shownName } from '@wellmet/introductions/requests/requests.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { likeStart, likeWords } from './like-words.rules.ts'
import type { MailSuggestion } from './mailbox.contract.ts'
import { mailboxMessages } from './mailbox.messages.ts'
import { suggestCompanies, suggestPeople, suggestRequests } from './mailbox.store.ts'

/** People whom the viewer can write to, their companies, and requests; nothing that others know. */
export const suggest = (call: MemberCall, typed: string): Promise<{ items: MailSuggestion[] }> =>
  call.db.reading(async (tx) => {
    const words = likeStart(typed)
    const inner = `% ${words}`
    const people = await suggestPeople(tx, { words, inner })
    const companies = await suggestCompanies(tx, { words: likeWords(typed) })
    const requests = await suggestRequests(tx, { words, inner })
    return {
      items: [
        ...people.map(({ personId, name, company }) => ({
          kind: 'person' as const,
          id: personIds(call).show(BigInt(personId)),
          name,
          detail: company,
        })),
        ...companies.map(({ companyId, name, people: count }) => ({
          kind: 'company' as const,
          id: companyIds(call).show(BigInt(companyId)),
          name,
          detail: mailboxMessages.peopleThere({ count }),
        })),
        ...requests.map(({ id, target, connector }) => ({
          kind: 'request' as const,
          id,
          name: mailboxMessages.requestTo({ target: shownName(target) }),
          detail: mailboxMessages.through({ connector: shownName(connector) }),
        })),
      ],
    }
  })
