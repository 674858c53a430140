import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { EmailAddress, Name } from '@wellmet/platform/contract/shapes.ts'
import { provisioningMessages } from './provisioning.messages.ts'

/** The field says which scimType the error has. */
export const scimRefusal = (field: 'filter' | 'path' | 'value' | 'mutability', message: string): Problem =>
  fail('invalid_request', message, { errors: [{ field, message }] })

export const notUnique = (message: string): Problem =>
  fail('conflict', message, { errors: [{ field: 'uniqueness', message }] })

/** Entra sends "True" and "False". */
export function readBoolean(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  if (word === 'true' || word === 'false') return word === 'true'
  throw scimRefusal('value', provisioningMessages.badValue({ name }))
}

/** Null for nothing: clients send "" and null for what they do not know. */
export function readText(name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const read = Name.max(254).safeParse(value)
  if (!read.success) throw scimRefusal('value', provisioningMessages.badValue({ name }))
  return read.data
}

export function needText(name: string, value: unknown): string {
  const text = readText(name, value)
  if (text === null) throw scimRefusal('value', provisioningMessages.missing({ name }))
  return text
}

export function readAddress(value: unknown): string {
  const read = EmailAddress.safeParse(value)
  if (!read.success) throw scimRefusal('value', provisioningMessages.badValue({ name: 'emails.value' }))
  return read.data
}

export const isAddress = (value: string): boolean => EmailAddress.safeParse(value).success

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of attributes have no case (RFC 7643, 2.1), and may carry the name of their schema. */
export const plainName = (name: string): string =>
  name.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i, '').toLowerCase()

/** An attribute of an object, whatever its case. */
export function attributeOf(object: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(object).find((one) => plainName(one) === name)
  return key === undefined ? undefined : object[key]
}
