import type { ScimBody } from './scim.contract.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import type { ScimOperation } from './scim-operations.rules.ts'
import {
  attributeOf,
  isAddress,
  isObject,
  needText,
  readAddress,
  readBoolean,
  readText,
  scimRefusal,
} from './scim-values.rules.ts'

/** What is stored of a person. */
export interface PersonFields {
  userName: string
  externalId: string | null
  email: string
  givenName: string | null
  familyName: string | null
  displayName: string | null
  active: boolean
}

/** The body of a POST or a PUT. A user without `active` is active. */
export function readPerson(body: ScimBody): PersonFields {
  const userName = needText('userName', attributeOf(body, 'username'))
  const name = attributeOf(body, 'name')
  const names = isObject(name) ? name : {}
  const active = attributeOf(body, 'active')
  const email = addressIn(attributeOf(body, 'emails')) ?? (isAddress(userName) ? readAddress(userName) : null)
  if (email === null) throw scimRefusal('value', provisioningMessages.addressMissing())
  return {
    userName,
    email,
    externalId: readText('externalId', attributeOf(body, 'externalid')),
    givenName: readText('name.givenName', attributeOf(names, 'givenname')),
    familyName: readText('name.familyName', attributeOf(names, 'familyname')),
    displayName: readText('displayName', attributeOf(body, 'displayname')),
    active: active === undefined || active === null ? true : readBoolean('active', active),
  }
}

/** The primary one, or that at work, or the first. */
function addressIn(value: unknown): string | null {
  const listed = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isObject)
  const kindOf = (one: Record<string, unknown>) => String(attributeOf(one, 'type')).toLowerCase()
  const chosen =
    listed.find((one) => String(attributeOf(one, 'primary')).toLowerCase() === 'true') ??
    listed.find((one) => kindOf(one) === 'work') ??
    listed[0]
  const address = chosen && attributeOf(chosen, 'value')
  return address === undefined || address === null || address === '' ? null : readAddress(address)
}

/** What is stored of a person after a PATCH. Attributes that are not stored are passed over. */
export function patchPerson(person: PersonFields, operations: readonly ScimOperation[]): PersonFields {
  return operations.reduce(patchOne, person)
}

const texts = {
  externalid: 'externalId',
  displayname: 'displayName',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
} as const

function patchOne(person: PersonFields, { kind, path, filter, value }: ScimOperation): PersonFields {
  if (kind === 'remove') {
    if (path === 'username' || path === 'active')
      throw scimRefusal('mutability', provisioningMessages.notRemovable({ name: path }))
    return Object.hasOwn(texts, path) ? { ...person, [texts[path as keyof typeof texts]]: null } : person
  }
  if (path === 'active') return { ...person, active: readBoolean('active', value) }
  if (path === 'username') return rename(person, needText('userName', value))
  if (Object.hasOwn(texts, path)) return { ...person, [texts[path as keyof typeof texts]]: readText(path, value) }
  if (path === 'name' && isObject(value)) {
    const parts = Object.entries(value).map(([name, part]) => ({
      kind,
      path: `name.${name.toLowerCase()}`,
      filter: null,
      value: part,
    }))
    return patchPerson(person, parts)
  }
  if (path === 'emails') {
    const address = addressIn(value)
    return address === null ? person : { ...person, email: address }
  }
  // `emails[type eq "work"].value`. A private address is of no concern here.
  if (path === 'emails.value' && (filter === null || /"work"|primary\s+eq\s+true/i.test(filter)))
    return { ...person, email: readAddress(value) }
  return person
}

/** Where the userName is the address, both change together. */
const rename = (person: PersonFields, userName: string): PersonFields =>
  person.userName.toLowerCase() === person.email && isAddress(userName)
    ? { ...person, userName, email: readAddress(userName) }
    : { ...person, userName }
