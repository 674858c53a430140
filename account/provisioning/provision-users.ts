import { notFound } from '@wellmet/platform/contract/problem.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { withdrawInvitation } from '../invitations/invite-member.ts'
import { provesDomain } from '../domains/find-proving-workspace.ts'
import { changeDirectory, openDirectory, type Directory, type DirectoryCall } from './open-directory.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import {
  countPeople,
  deletePerson,
  findClash,
  findMemberOfPerson,
  insertPerson,
  listPeople,
  updatePerson,
  type PersonRow,
} from './provisioning.store.ts'
import { listOf } from './scim-list.rules.ts'
import { readOperations } from './scim-operations.rules.ts'
import { readFilter, readPage } from './scim-query.rules.ts'
import { toUsers } from './scim-resources.ts'
import { patchPerson, readPerson, type PersonFields } from './scim-users.rules.ts'
import { notUnique, scimRefusal } from './scim-values.rules.ts'
import type { ListQuery, ScimBody, ScimUser } from './scim.contract.ts'
import { settlePerson } from './settle-person.ts'

export const listUsers = (call: DirectoryCall, query: ListQuery) =>
  openDirectory(call, async (directory) => {
    const { tx, workspaceId } = directory
    const filter = readFilter(query.filter, ['userName', 'externalId'])
    const page = readPage(query)
    const wanted = {
      workspaceId,
      userName: filter?.attribute === 'userName' ? filter.value : null,
      externalId: filter?.attribute === 'externalId' ? filter.value : null,
    }
    const { n } = await countPeople(tx, wanted)
    const rows = page.limit === 0 ? [] : await listPeople(tx, { ...wanted, id: null, ...page })
    return listOf(await toUsers(directory, rows), n, page)
  })

export const showUser = (call: DirectoryCall, id: string): Promise<ScimUser> =>
  openDirectory(call, async (directory) => shown(directory, await getPerson(directory, id)))

/** Answers 409 for a userName that is there, which clients look for before. */
export const createUser = (call: DirectoryCall, body: ScimBody): Promise<ScimUser> =>
  changeDirectory(call, async (directory) => {
    const { tx, workspaceId, now } = directory
    const fields = readPerson(body)
    const id = newId()
    await expectProven(directory, fields)
    await expectUnique(directory, id, fields)
    await insertPerson(tx, { id, workspaceId, ...fields, createdAt: now, changedAt: now })
    await settlePerson(directory, await getPerson(directory, id))
    await recordAudit(tx, {
      workspaceId,
      actorId: null,
      action: 'provisioning.person-added',
      subject: fields.email,
      now,
    })
    return shown(directory, await getPerson(directory, id))
  })

export const replaceUser = (call: DirectoryCall, id: string, body: ScimBody): Promise<ScimUser> =>
  change(call, id, () => readPerson(body))

export const patchUser = (call: DirectoryCall, id: string, body: ScimBody): Promise<ScimUser> =>
  change(call, id, (person) => patchPerson(person, readOperations(body)))

const change = (call: DirectoryCall, id: string, next: (person: PersonRow) => PersonFields): Promise<ScimUser> =>
  changeDirectory(call, async (directory) => {
    const { tx, workspaceId, now } = directory
    const person = await getPerson(directory, id)
    call.expectUnchanged(await shown(directory, person))
    const { userName, externalId, email, givenName, familyName, displayName, active } = next(person)
    const fields = { userName, externalId, email, givenName, familyName, displayName, active }
    // Active users need a proven domain; ending a membership needs none.
    if (email !== person.email || (active && !person.active)) await expectProven(directory, fields)
    await expectUnique(directory, id, fields)
    // A member stays known by the account, whatever the address; an invitation to the old address opens nothing more.
    const member = await findMemberOfPerson(tx, { workspaceId, ...person })
    if (email !== person.email) await withdrawInvitation(tx, workspaceId, person.email, now)
    await updatePerson(tx, workspaceId, id, {
      ...fields,
      changedAt: now,
      ...(member ? { memberId: member.userId } : {}),
    })
    const saved = await getPerson(directory, id)
    if (active !== person.active || email !== person.email) await settlePerson(directory, saved)
    return shown(directory, await getPerson(directory, id))
  })

/** The account of the person stays. */
export const deleteUser = (call: DirectoryCall, id: string): Promise<undefined> =>
  changeDirectory(call, async (directory) => {
    const { tx, workspaceId, now } = directory
    const person = await getPerson(directory, id)
    await settlePerson(directory, { ...person, active: false })
    await deletePerson(tx, workspaceId, id)
    await recordAudit(tx, {
      workspaceId,
      actorId: null,
      action: 'provisioning.person-deleted',
      subject: person.email,
      now,
    })
    return undefined
  })

async function getPerson({ tx, workspaceId }: Directory, id: string): Promise<PersonRow> {
  const [person] = await listPeople(tx, { workspaceId, id, userName: null, externalId: null, limit: 1, offset: 0 })
  if (!person) throw notFound('person')
  return person
}

const shown = async (directory: Directory, person: PersonRow): Promise<ScimUser> =>
  present((await toUsers(directory, [person]))[0])

async function expectProven({ tx, workspaceId }: Directory, { email }: PersonFields): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!(await provesDomain({ tx }, workspaceId, domain)))
    throw scimRefusal('value', provisioningMessages.domainNotProven({ domain }))
}

async function expectUnique({ tx, workspaceId }: Directory, id: string, fields: PersonFields): Promise<void> {
  const clash = await findClash(tx, { workspaceId, id, email: fields.email, userName: fields.userName })
  if (clash)
    throw notUnique(clash.isAddress ? provisioningMessages.addressTaken() : provisioningMessages.userNameTaken())
}
