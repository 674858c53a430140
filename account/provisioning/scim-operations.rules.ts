import type { ScimBody } from './scim.contract.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import { attributeOf, isObject, plainName, scimRefusal } from './scim-values.rules.ts'

/** One attribute that is set or removed, by its plain name. */
export interface ScimOperation {
  kind: 'add' | 'replace' | 'remove'
  /** `name.givenname`, `emails`, `members`. */
  path: string
  /** What stands in the brackets of the path. */
  filter: string | null
  value: unknown
}

const most = 1_000
const shape = /^(?<name>[\w.:-]+?)(?:\[(?<filter>[^\]]+)\])?(?:\.(?<sub>\w+))?$/

/**
 * What a PATCH asks for, one attribute at a time. `op` in any case; without a path the value has the attributes, and its
 * keys may have dots, as Entra writes them.
 */
export function readOperations(body: ScimBody): ScimOperation[] {
  const listed = attributeOf(body, 'operations')
  if (!Array.isArray(listed) || listed.length === 0 || listed.length > most) throw badOperation()
  return (listed as unknown[]).flatMap((one) => {
    if (!isObject(one)) throw badOperation()
    const op = attributeOf(one, 'op')
    const kind = typeof op === 'string' ? op.toLowerCase() : ''
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') throw badOperation()
    const path = attributeOf(one, 'path')
    const value = attributeOf(one, 'value')
    if (typeof path === 'string' && path !== '') return [{ kind, ...readPath(path), value }]
    if (!isObject(value) || kind === 'remove') throw badOperation()
    return Object.entries(value).map(([name, part]) => ({ kind, ...readPath(name), value: part }))
  })
}

function readPath(path: string): Pick<ScimOperation, 'path' | 'filter'> {
  // The name of a schema that is not ours has dots that separate nothing.
  if (/^urn:/i.test(path) && plainName(path) === path.toLowerCase()) return { path: path.toLowerCase(), filter: null }
  const { name, filter = null, sub } = shape.exec(plainName(path))?.groups ?? {}
  if (name === undefined) throw scimRefusal('path', provisioningMessages.badPath({ path: path.slice(0, 200) }))
  // Values keep their case.
  const written = filter === null ? null : (/\[([^\]]+)\]/.exec(path)?.[1] ?? null)
  return { path: sub ? `${name}.${sub}` : name, filter: written }
}

const badOperation = () => scimRefusal('value', provisioningMessages.badOperation())
