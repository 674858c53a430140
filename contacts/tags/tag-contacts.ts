import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { mostChosen } from '../contact-list/contacts.contract.ts'
import { selectContacts } from '../contact-list/select-contacts.ts'
import { mostTags, type TagChange } from './tags.contract.ts'
import { tagsMessages } from './tags.messages.ts'
import { uniqueTags } from './tags.rules.ts'
import { deleteTags, findMostTagged, insertTags, listTags } from './tags.store.ts'

export const showTags = ({ db }: MemberCall) => db.reading(async (tx) => ({ items: await listTags(tx), next: null }))

/** Takes tags off and puts others on, for all of the contacts or for none. */
export const tagContacts = (call: MemberCall, { contactIds, add, remove }: TagChange): Promise<{ contacts: number }> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const people = await selectContacts(tx, call, { contactIds }, mostChosen)
    await deleteTags(tx, { networkId, people, keys: uniqueTags(remove).keys })
    await insertTags(tx, { networkId, people, ...uniqueTags(add), now: call.services.now() })
    const most = await findMostTagged(tx, { networkId, people })
    if (most && most.n > mostTags) throw fail('unprocessable', tagsMessages.tooMany({ most: mostTags }))
    return { contacts: people.length }
  })
