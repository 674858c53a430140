import { z } from 'zod'
import type { Schema } from './arbitrary-of.ts'

/** Where an answer says more than its schema does. A schema that strips or ignores what it does not know would hide it. */
export function undeclaredFields(schema: Schema, value: unknown, at = 'reply'): string[] {
  if (value === undefined || value === null) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    return Object.entries(value).flatMap(([key, item]) => {
      const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
      return field ? undeclaredFields(field, item, `${at}.${key}`) : [`${at}.${key}`]
    })
  }
  if (def.type === 'array')
    return (value as unknown[]).flatMap((item, index) => undeclaredFields(def.element, item, `${at}.${index}`))
  if (def.type === 'record')
    return Object.entries(value).flatMap(([key, item]) => undeclaredFields(def.valueType, item, `${at}.${key}`))
  if (def.type === 'union') {
    const each = def.options
      .filter((option) => z.safeParse(option, value).success)
      .map((option) => undeclaredFields(option, value, at))
    return each.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  if (def.type === 'lazy') return undeclaredFields(def.getter(), value, at)
  if (def.type === 'pipe') return undeclaredFields(def.out, value, at)
  return 'innerType' in def ? undeclaredFields(def.innerType, value, at) : []
}
